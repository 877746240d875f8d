export const NewPasswordPage = () => <p>stub</p>;
