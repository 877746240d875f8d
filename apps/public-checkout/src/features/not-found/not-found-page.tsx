export const ResourceNotFoundPage = () => <p>stub</p>;
export const UnknownAddressPage = () => <p>stub</p>;
