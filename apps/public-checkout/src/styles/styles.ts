import '@mirante/ui-kit/theme/base.css';
import './base.css';
import './components.css';
import './light-form.css';
import '../features/offer/offer.css';
import '../features/checkout/checkout.css';
