import { brand } from './brand.ts';
import type { BrandText, TextName } from './text-links.ts';

const officer = brand.data_protection_officer;
const house = `${brand.legal_name}, CNPJ ${brand.cnpj}, ${brand.legal_address}`;

/**
 * The house's agreement with its buyers, which differs per house: the demonstration's is written for its rules, and a
 * lawyer has to review it before use. Any change requires a new day in `brand.terms_version`. The texts are long, so
 * that only their own page loads them.
 */
export const brandTexts: Record<TextName, BrandText> = {
  terms: {
    summary: `O que você contrata com a ${brand.name}, por quanto tempo, e o que vale para os dois lados.`,
    sections: [
      {
        title: 'Quem somos',
        paragraphs: [`O serviço é prestado por ${house}, casa de análise de valores mobiliários.`],
      },
      {
        title: 'O que você contrata',
        paragraphs: [
          'Cada assinatura dá acesso, pela internet, aos conteúdos descritos na sua página de oferta, pelo tempo informado antes da compra: em regra 1 ano, ou vitalício onde isso estiver dito.',
          'O acesso é pessoal. Ceder a senha a outra pessoa ou redistribuir os conteúdos encerra o acesso, sem prejuízo do que a lei prevê.',
        ],
      },
      {
        title: 'Preço e pagamento',
        paragraphs: [
          'O preço final, com cupons e descontos, é mostrado antes de você finalizar a compra. No cartão, em até o número de parcelas informado, sem juros; no Pix e no boleto, à vista.',
          'O acesso começa quando o pagamento é confirmado. Um Pix ou um boleto que vence sem pagamento cancela o pedido, sem custo.',
        ],
      },
      {
        title: 'Não renova sozinha',
        paragraphs: [
          'Nenhuma assinatura é renovada ou cobrada de novo sem que você peça. Perto do fim avisamos por email, e renovar é uma nova compra.',
        ],
      },
      {
        title: 'Desistência',
        paragraphs: [
          'Você pode desistir em até 7 dias da compra e receber tudo de volta: veja a página Direito de arrependimento.',
        ],
      },
      {
        title: 'O que os conteúdos são',
        paragraphs: [
          'Relatórios, carteiras e operações expressam a opinião dos analistas que os assinam na data em que são publicados. Têm caráter informativo, não consideram a situação de cada pessoa e não garantem resultado. Rentabilidade passada não é garantia de resultado futuro.',
          'A decisão de investir, e o seu risco, é sempre sua.',
        ],
      },
      {
        title: 'Mudanças e foro',
        paragraphs: [
          'Uma nova versão destes termos vale para as compras feitas depois dela. A versão que você aceitou fica guardada com a sua compra.',
          'Vale a lei brasileira, e o foro é o do domicílio do consumidor.',
        ],
      },
    ],
  },
  privacy: {
    summary: 'Que dados usamos, para quê, por quanto tempo, e o que você pode pedir.',
    sections: [
      {
        title: 'Quem responde pelos dados',
        paragraphs: [
          `A controladora é ${house}.`,
          `Pelo tratamento dos dados responde ${officer.name}, a quem você pode escrever em ${officer.email}.`,
        ],
      },
      {
        title: 'Que dados, e para quê',
        paragraphs: [
          'Nome, CPF, data de nascimento, gênero, email, telefones e endereço: para criar a sua conta, prestar o serviço e emitir documentos fiscais (execução do contrato e obrigação legal).',
          'Compras e pagamentos: para cobrar, dar acesso e prestar contas. Os dados do cartão vão do seu navegador direto à operadora; guardamos só a bandeira e os quatro últimos dígitos.',
          'Data, hora e endereço IP dos acessos: por segurança e porque o Marco Civil da Internet manda guardá-los.',
          'Uma compra começada e não terminada: por interesse legítimo, para ajudar quem teve dificuldade. Um cookie com o seu telefone pode reconhecer você nas páginas da casa.',
        ],
      },
      {
        title: 'Com quem compartilhamos',
        paragraphs: [
          'Com quem processa pagamentos, envia emails e hospeda o serviço, cada um só com o que precisa. Não vendemos dados.',
        ],
      },
      {
        title: 'Por quanto tempo',
        paragraphs: [
          'Os registros de acesso, por 6 meses; o resto, enquanto a conta existir. Se você pedir a exclusão, ficam sem prazo só os registros de compras e pagamentos, que a lei manda guardar por ao menos 5 anos, e os de acesso, até completarem 6 meses. Eles deixam de ter o seu nome, CPF e contatos.',
        ],
      },
      {
        title: 'Os seus direitos',
        paragraphs: [
          'Na sua área, em Privacidade, você baixa tudo o que guardamos sobre você e pede a exclusão, que pode retirar até ser respondida. Pelo suporte, pede confirmação, correção, informação sobre compartilhamento e revogação de consentimento. Respondemos em até 15 dias.',
        ],
      },
    ],
  },
  withdrawal: {
    summary:
      'Compras pela internet podem ser desfeitas em 7 dias, sem motivo (art. 49 do Código de Defesa do Consumidor).',
    sections: [
      {
        title: 'O prazo',
        paragraphs: ['São 7 dias corridos, a contar da compra ou do início do acesso, o que vier depois.'],
      },
      {
        title: 'Como desistir',
        paragraphs: [
          'Na sua área, em Meus produtos, abra o produto e toque em Desistir da compra. Ou fale com o suporte, por qualquer canal desta página. Não é preciso dizer por quê, nem falar ao telefone. Você recebe na hora um protocolo por email.',
        ],
      },
      {
        title: 'A devolução',
        paragraphs: [
          'É do valor inteiro, também se você já usou o serviço. No cartão, pedimos o estorno à operadora, que o lança na fatura seguinte ou na outra; no Pix, devolvemos à conta de onde o pagamento saiu; no boleto, à conta que você indicar.',
          'O acesso termina quando a desistência é registrada.',
        ],
      },
    ],
  },
};
