import type { ContentText } from './content-text.ts';

/** Newest first. A notice is published when it is saved. */
export const demoNotices: readonly ContentText[] = [
  {
    title: 'Encontro ao vivo nesta quinta, às 19h',
    text: [
      '<p>Nesta quinta, às <strong>19h</strong>, o time de análise responde às perguntas dos assinantes. O link aparece em Vídeos quinze minutos antes.</p>',
      '<p>Perguntas podem ser enviadas desde já pelo Fale conosco.</p>',
    ],
    ago: 0.08,
  },
  {
    title: 'Relatórios agora abrem onde você parou',
    text: [
      '<p>O leitor guarda a página em que você estava, em qualquer aparelho. Também é possível <strong>buscar dentro dos relatórios</strong>: o resultado mostra em que página o trecho está.</p>',
    ],
    ago: 3,
  },
  {
    title: 'Horário de atendimento no feriado',
    text: [
      '<p>No feriado não haverá atendimento. Mensagens enviadas nesse dia serão respondidas no primeiro dia útil seguinte.</p>',
      '<p>O painel e os relatórios seguem no ar.</p>',
    ],
    ago: 8,
  },
  {
    title: 'Cuidado com perfis falsos',
    text: [
      '<p>Perfis com o nome e a foto dos nossos analistas têm oferecido “gestão de conta” por mensagem. <strong>Não somos nós.</strong></p>',
      '<ul><li>Nunca pedimos senha, código ou transferência.</li><li>Não administramos dinheiro de clientes.</li><li>Toda recomendação é publicada aqui no portal.</li></ul>',
      '<p>Recebeu um contato assim? Conte para nós pelo Fale conosco.</p>',
    ],
    ago: 16,
  },
  {
    title: 'Seus relatórios levam o seu nome',
    text: [
      '<p>Cada PDF traz, no rodapé, o nome de quem o abriu. O conteúdo é para uso pessoal: compartilhar encarece a pesquisa para todos e contraria os termos de uso.</p>',
    ],
    ago: 34,
  },
  {
    title: 'Informe de pagamentos para o imposto de renda',
    text: [
      '<p>O comprovante de cada pagamento está em <em>Minha conta</em>, em <em>Pagamentos</em>. A assinatura não é dedutível, mas muitos clientes pedem o documento para a contabilidade.</p>',
    ],
    ago: 62,
  },
  {
    title: 'Novo: notificações no portal e no celular',
    text: [
      '<p>Você escolhe do que quer ser avisado: relatórios, vídeos, notícias, recados ou mensagens da casa. As opções estão em Meus dados, em Preferências de notificação.</p>',
    ],
    ago: 95,
  },
  {
    title: 'O novo portal está no ar',
    text: [
      '<h2>Tudo em um só lugar</h2>',
      '<p>Relatórios, vídeos, notícias e carteiras agora ficam no mesmo endereço, com a mesma senha. O que você já tinha continua aqui.</p>',
      '<p>Achou algo fora do lugar? <strong>Conte para nós</strong>: as primeiras semanas servem para isso.</p>',
    ],
    ago: 170,
  },
];
