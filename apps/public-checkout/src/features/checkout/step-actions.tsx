import ArrowLeft from 'lucide-react/icons/arrow-left';

interface Props {
  back: () => void;
  label: 'Prosseguir' | 'Finalizar';
  /** The step is being submitted: the button keeps its width. */
  busy?: boolean;
}

export const StepActions = ({ back, label, busy = false }: Props) => (
  <div className="step-actions">
    <button
      type="button"
      className="button text large"
      aria-disabled={busy || undefined}
      onClick={() => !busy && back()}
    >
      <ArrowLeft size={18} strokeWidth={1.75} aria-hidden />
      Voltar
    </button>
    <button type="submit" className="button large step-forward" aria-disabled={busy || undefined}>
      {busy && <span className="ring" aria-hidden />}
      {busy ? 'Enviando' : label}
    </button>
  </div>
);
