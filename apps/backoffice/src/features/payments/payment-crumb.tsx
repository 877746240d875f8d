import { Crumb } from '../../crumb.tsx';
import { to } from '../../to.ts';

export const PaymentCrumb = ({ id }: { id: number }) => <Crumb of="Pagamentos" to={to.payments()} here={`Pagamento ${id}`} />;
