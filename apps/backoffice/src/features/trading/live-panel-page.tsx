import { panel } from '@mirante/contract/trading/panel.ts';
import { PanelPage } from '@mirante/screens/trading/panel/panel-page.tsx';
import { to } from '../../app/to.ts';

export const LivePanelPage = () => <PanelPage role="user" to={to} />;
LivePanelPage.needs = panel.getPanel;
