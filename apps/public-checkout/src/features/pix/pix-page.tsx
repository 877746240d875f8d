export const PixPage = () => <p>stub</p>;
