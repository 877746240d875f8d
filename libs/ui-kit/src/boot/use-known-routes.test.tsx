// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, Outlet, useParams } from 'react-router';
import { expect, it } from 'vitest';
import { useKnownRoutes } from './use-known-routes.tsx';

function Form() {
  const { id } = useParams();
  const [typed, setTyped] = useState('');
  return <input aria-label={`Nome de ${id}`} value={typed} onChange={(e) => setTyped(e.target.value)} />;
}
function Shell() {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <Link to="/recados/8">Outro</Link>
      <Outlet />
    </>
  );
}
const routes = [
  { element: <Shell />, children: [{ path: '/recados/:id', element: <Form /> }] },
  { path: '*', element: <p>Nada aqui</p> },
];
const Routes = () => useKnownRoutes(routes);
const show = (at: string) =>
  render(<Routes />, { wrapper: (props) => <MemoryRouter initialEntries={[at]} {...props} /> });

it("a record's page starts anew for another record, within the same shell", () => {
  show('/recados/7');
  fireEvent.click(screen.getByRole('button', { name: '0' }));
  fireEvent.change(screen.getByLabelText('Nome de 7'), { target: { value: 'Aviso' } });
  fireEvent.click(screen.getByRole('link', { name: 'Outro' }));
  expect(screen.getByLabelText<HTMLInputElement>('Nome de 8').value).toBe('');
  expect(screen.getByRole('button', { name: '1' })).toBeTruthy();
});

it('an id that is no number matches no route', () => {
  show('/recados/sete');
  expect(screen.getByText('Nada aqui')).toBeTruthy();
});
