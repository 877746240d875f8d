import { PanelPage } from '@mirante/screens/trading/panel/panel-page.tsx';
import { to } from '../../app/to.ts';

export const LivePanelPage = () => <PanelPage role="client" to={to} />;
