const labels: Record<string, string> = {
  id: 'ID', filter: 'Busca', active_products: 'Produtos ativos', pending_payments: 'Pagamentos pendentes', action: 'Ação', resource: 'Tipo de registro', record_id: 'ID do registro',
  name: 'Nome', email: 'Email', cpf: 'CPF', phone: 'Telefone', cell_phone: 'Celular', birth_date: 'Nascimento', gender: 'Gênero', password_hash: 'Senha', must_change_password: 'Troca de senha exigida', password_expires_at: 'Senha provisória até',
  email_confirmed_at: 'Email confirmado em', vindi_id: 'ID Vindi', vindi_code: 'Código Vindi', removed_at: 'Removido em', created_at: 'Criado em', changed_password_at: 'Senha trocada em',
  zipcode: 'CEP', address: 'Endereço', number: 'Número', complement: 'Complemento', district: 'Bairro', state: 'Estado', city: 'Cidade', city_id: 'Código da cidade',
  client_id: 'Cliente', product_id: 'Produto', payment_id: 'Pagamento', client_product_id: 'Produto do cliente', user_id: 'Usuário', role_id: 'Papel', status: 'Situação', starts_at: 'Início', expires_at: 'Vencimento', cancel_at: 'Cancelado em', cancel_reason_id: 'Tipo de motivo',
  cancel_reason: 'Motivo', obs: 'Observação', renewed_from_id: 'Renovado de', renewed_by_id: 'Renovado por', renewal_id: 'Renovação de', reason: 'Motivo', closed_at: 'Encerrado em',
  type: 'Tipo', method: 'Método', amount: 'Valor', discount: 'Desconto', installments: 'Parcelas', due_at: 'Vence em', confirmed_at: 'Confirmado em', coupon_id: 'Cupom', coupon_code: 'Código do cupom',
  second_factor_since: 'Segundo fator desde',
  code: 'Código', qt: 'Quantidade', usage_count: 'Usos', is_default: 'Padrão', percent: 'Porcentagem', applies_to: 'Válido para', credit_card: 'Cartão', bank_slip: 'Boleto', pix: 'Pix', staff_only: 'Só da equipe',
  description: 'Descrição', price: 'Preço', image: 'Imagem', active: 'Ativo', position: 'Posição', child_id: 'Produto filho', parent_id: 'Produto pai',
  stock_portfolio_id: 'Carteira', value: 'Valor', with_date: 'Data com', payment_date: 'Data de pagamento', yield_on_payment: 'Yield no pagamento', yield_on_cost: 'Yield sobre o custo', category: 'Categoria', sector: 'Setor', national: 'Nacional',
};

/** A column of the database, or a list's filter of it, in the words of the screens; one that has none yet as it stands. */
export const columnLabel = (column: string): string => labels[column] ?? labels[column.slice(column.lastIndexOf('.') + 1)] ?? column;
