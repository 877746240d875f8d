export const EmailConfirmationPage = () => <p>stub</p>;
