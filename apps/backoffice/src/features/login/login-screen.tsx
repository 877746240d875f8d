import { LoginPage } from '@mirante/screens/login-page.tsx';

export const LoginScreen = () => <LoginPage role="user" />;
