import { Crumb } from '../../crumb.tsx';
import { to } from '../../to.ts';

export const DividendCrumb = ({ here }: { here: string }) => <Crumb of="Dividendos" to={to.dividends()} here={here} />;
