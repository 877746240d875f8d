/** Every refusal there is: its code, which is for programs and does not change, the status that it has, and what it means. */
export const refusals = {
  invalid_request: { status: 400, meaning: 'Endereço, cabeçalho ou JSON que não se entende.' },
  invalid_body: { status: 400, meaning: 'O corpo não é um objeto JSON, ou tem um nome de campo proibido.' },
  invalid_query: { status: 400, meaning: 'Filtro, ordenação ou página inválidos, ditos um a um em `errors`.' },
  invalid_value: { status: 400, meaning: 'Valor que não se pode guardar.' },
  invalid_key: { status: 400, meaning: '`Idempotency-Key` inválida.' },
  invalid_zipcode: { status: 400, meaning: 'Não é um CEP.' },

  unauthenticated: { status: 401, meaning: 'Sem sessão, ou com uma que terminou.' },
  invalid_signature: { status: 401, meaning: 'A assinatura do aviso não confere.' },

  forbidden: { status: 403, meaning: 'O papel não permite.' },
  step_up_required: {
    status: 403,
    meaning:
      'Antes é preciso mostrar de novo quem se é: senha (e código), ou passkey. Veja `POST /api/v1/account/step-up`.',
  },
  must_set_up_second_factor: { status: 403, meaning: 'A casa exige o segundo fator: antes é preciso ligá-lo.' },
  must_change_password: { status: 403, meaning: 'A senha foi redefinida pela equipe: antes é preciso trocá-la.' },

  not_found: { status: 404, meaning: 'Não existe, ou não é de quem pede.' },

  conflict: { status: 409, meaning: 'Contradiz o que já existe.' },
  busy: { status: 409, meaning: 'O registro está em uso. Pode-se tentar de novo.' },
  in_progress: { status: 409, meaning: 'Uma chamada com a mesma `Idempotency-Key` ainda não terminou.' },
  already_registered: { status: 409, meaning: 'Já existe cadastro com o CPF ou o email.' },
  email_taken: { status: 409, meaning: 'O email é de outra conta.' },
  confirm_email_first: {
    status: 409,
    meaning: 'O email nunca foi confirmado, e há um pedido em aberto feito sem login.',
  },
  cpf_taken: { status: 409, meaning: 'O CPF é de outra conta.' },
  already_confirmed: { status: 409, meaning: 'O email já está confirmado.' },
  still_subscribed: { status: 409, meaning: 'A assinatura não está cancelada, ou há algo a pagar.' },
  already_owned: { status: 409, meaning: 'Há uma compra ativa, ou a pagar, de um dos produtos.' },
  already_included: { status: 409, meaning: 'O produto faz parte de outro que o cliente assina.' },
  already_active: { status: 409, meaning: 'O cliente já tem um dos produtos.' },
  login_required: {
    status: 409,
    meaning: 'O CPF já tem conta, e a compra só pode ser feita depois de entrar nela.',
  },
  too_many_open: { status: 409, meaning: 'Há pagamentos demais à espera de confirmação.' },
  open_charge: { status: 409, meaning: 'O cliente tem uma cobrança em aberto de um dos produtos.' },
  not_pending: { status: 409, meaning: 'O pagamento não está mais pendente.' },
  not_payable: { status: 409, meaning: 'O pagamento não espera dinheiro, ou não há como pagá-lo agora.' },
  already_paid: { status: 409, meaning: 'O pagamento já foi confirmado.' },
  not_renewable: { status: 409, meaning: 'O produto não pode ser renovado agora.' },
  not_active: { status: 409, meaning: 'O produto do cliente não está ativo.' },
  not_cancelled: { status: 409, meaning: 'O produto do cliente não está cancelado.' },
  already_resolved: { status: 409, meaning: 'A divergência já foi resolvida.' },
  still_differs: { status: 409, meaning: 'A cobrança foi lida de novo e continua diferente.' },
  already_redriven: { status: 409, meaning: 'A tarefa já foi reenviada.' },
  already_refunded: { status: 409, meaning: 'O produto do cliente já tem um reembolso.' },
  refund_state: { status: 409, meaning: 'O reembolso não está na situação que isto pede.' },
  nothing_paid: { status: 409, meaning: 'Nada foi pago pelo produto do cliente.' },
  coupon_gone: { status: 409, meaning: 'O cupom da compra se esgotou.' },
  coupon_exhausted: { status: 409, meaning: 'O cupom de uso interno está esgotado.' },
  coupon_in_use: { status: 409, meaning: 'O cupom está em pagamentos.' },
  house_coupon: { status: 409, meaning: 'O cupom é de uso interno da equipe.' },
  product_in_use: { status: 409, meaning: 'Outros registros precisam do produto.' },
  cycle: { status: 409, meaning: 'O vínculo faria um produto incluir a si mesmo.' },
  already_linked: { status: 409, meaning: 'Os dois já estão vinculados.' },
  not_published: { status: 409, meaning: 'O relatório ainda não foi publicado.' },
  duplicated_dividends: { status: 409, meaning: 'O mesmo dividendo mais de uma vez, ou já cadastrado.' },
  own_user: { status: 409, meaning: 'Ninguém faz isto com o próprio usuário.' },
  last_administrator: { status: 409, meaning: 'Ficaria o sistema sem administrador.' },
  no_second_factor: { status: 409, meaning: 'O segundo fator não está ligado.' },
  second_factor_on: { status: 409, meaning: 'O segundo fator já está ligado.' },
  too_many_passkeys: { status: 409, meaning: 'A conta já tem o máximo de passkeys.' },
  no_offer: { status: 409, meaning: 'O tempo para confirmar o segundo fator terminou.' },

  edit_conflict: {
    status: 412,
    meaning: 'Outra pessoa alterou o registro depois que ele foi lido. `current` diz o que há agora.',
  },
  too_large: { status: 413, meaning: 'Corpo maior que 64 kB.' },
  unsupported_type: { status: 415, meaning: 'Só JSON é aceito; onde se envia um arquivo, só um formulário.' },

  invalid_range: {
    status: 416,
    meaning: 'O arquivo não tem a parte pedida. `Content-Range` diz o tamanho que ele tem.',
  },

  invalid_fields: { status: 422, meaning: 'Campos inválidos, ditos um a um em `errors`.' },
  invalid_credentials: { status: 422, meaning: 'Usuário ou senha inválidos.' },
  password_expired: { status: 422, meaning: 'A senha provisória venceu.' },
  challenge_expired: { status: 422, meaning: 'O tempo para digitar o código do login terminou.' },
  wrong_password: { status: 422, meaning: 'A senha atual não confere.' },
  unknown_passkey: { status: 422, meaning: 'A passkey não abre nenhuma conta daqui, ou o tempo para usá-la terminou.' },
  wrong_code: { status: 422, meaning: 'Código do segundo fator incorreto, ou já usado.' },
  same_password: { status: 422, meaning: 'A senha nova é a atual.' },
  same_email: { status: 422, meaning: 'O email novo é o atual.' },
  invalid_code: { status: 422, meaning: 'O link não é mais válido.' },
  unknown_role: { status: 422, meaning: 'Não existe um dos papéis.' },
  above_paid: { status: 422, meaning: 'O reembolso passaria do que foi pago.' },
  idempotency_mismatch: { status: 422, meaning: 'A `Idempotency-Key` já foi usada com outros dados.' },

  too_many_requests: {
    status: 429,
    meaning: 'Além do limite. `Retry-After` diz em quantos segundos tentar de novo.',
  },
  payment_refused: { status: 433, meaning: 'Pagamento recusado.' },
  email_not_confirmed: { status: 444, meaning: 'Email não confirmado a tempo. Um novo link foi enviado.' },

  internal: { status: 500, meaning: 'Erro inesperado.' },
  unavailable: { status: 503, meaning: 'Serviço indisponível. `Retry-After` diz em quantos segundos tentar de novo.' },
  overloaded: { status: 503, meaning: 'Acessos demais. `Retry-After` diz em quantos segundos tentar de novo.' },
  queued: {
    status: 503,
    meaning:
      'Compras demais ao mesmo tempo. `position` diz o lugar na fila, `Retry-After` quando voltar com a mesma `Idempotency-Key`.',
  },
  gateway_unavailable: { status: 503, meaning: 'Não houve resposta de quem cobra.' },
  zipcode_unavailable: { status: 503, meaning: 'Não houve resposta de quem sabe os endereços.' },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type RefusalCode = keyof typeof refusals;
