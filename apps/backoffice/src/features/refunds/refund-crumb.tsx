import { Crumb } from '../../crumb.tsx';
import { to } from '../../to.ts';

export const RefundCrumb = ({ id }: { id: number }) => <Crumb of="Reembolsos" to={to.refunds()} here={`Reembolso ${id}`} />;
