import { wordsOf, yesNo } from '../records/words.ts';

/** The server's background jobs. */
export const jobNames = [
  'mail',
  'reset',
  'void',
  'refund',
  'reconcile',
  'reconcile_confirmed',
  'expire',
  'end_access',
  'remind',
  'remind_chosen',
  'send_resume_links',
  'publish',
  'notify',
  'push',
  'return_money',
  'compare_books',
  'fold',
  'check_invariants',
  'extract_text',
  'extract_texts',
  'publish_record_root',
  'weekly_summary',
  'purge',
  'sweep_files',
  'load_quotes',
  'fetch_quotes',
] as const;
export type JobName = (typeof jobNames)[number];
export const jobLabels: Record<JobName, string> = {
  mail: 'Enviar email',
  reset: 'Enviar link de nova senha',
  void: 'Cancelar cobrança',
  refund: 'Devolver dinheiro',
  reconcile: 'Conferir pagamentos abertos',
  reconcile_confirmed: 'Conferir pagamentos confirmados',
  expire: 'Vencer pagamentos',
  end_access: 'Encerrar acessos',
  remind: 'Avisar vencimentos',
  remind_chosen: 'Enviar lembretes pedidos',
  send_resume_links: 'Enviar links de compra',
  publish: 'Notificar publicações',
  notify: 'Enviar notificação',
  push: 'Enviar push',
  return_money: 'Devolver dinheiro sem dono',
  compare_books: 'Comparar com o gateway',
  fold: 'Somar contagens',
  check_invariants: 'Conferir as regras dos registros',
  extract_text: 'Ler o texto de um PDF',
  extract_texts: 'Ler o texto dos PDFs',
  publish_record_root: 'Publicar a raiz dos registros',
  weekly_summary: 'Enviar o resumo semanal',
  purge: 'Apagar o que não serve mais',
  sweep_files: 'Apagar arquivos sem dono',
  load_quotes: 'Carregar cotações',
  fetch_quotes: 'Buscar cotações',
};

/** A job that failed on its last attempt, and is not retried automatically. */
export interface FailedJob {
  id: number;
  job: JobName;
  /** The error of the last attempt. */
  error: string;
  tries: number;
  created_at: string;
  failed_at: string;
  redriven: boolean;
  /** When a retry was requested. */
  redriven_at: string | null;
}

export const failedJobWords = wordsOf<FailedJob>({
  name: 'Tarefa que falhou',
  plural: 'Tarefas que falharam',
  labels: {
    id: 'ID',
    job: 'Tarefa',
    error: 'Erro',
    tries: 'Tentativas',
    created_at: 'Pedida em',
    failed_at: 'Falhou em',
    redriven: 'Reenviada',
    redriven_at: 'Reenviada em',
  },
  values: { job: jobLabels, redriven: yesNo },
});
