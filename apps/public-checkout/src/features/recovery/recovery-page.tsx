export const RecoveryPage = () => <p>stub</p>;
