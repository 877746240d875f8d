import { useParams } from 'react-router';
import { Crumb } from '../../crumb.tsx';
import { to } from '../../to.ts';

export const PaymentCrumb = () => <Crumb of="Pagamentos" to={to.payments()} here={`Pagamento ${useParams().id}`} />;
