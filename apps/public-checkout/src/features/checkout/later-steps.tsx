export const LaterSteps = (_: object) => <p>stub</p>;
