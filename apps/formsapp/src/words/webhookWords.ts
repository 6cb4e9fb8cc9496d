// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { Delivery, DeliveryError, DeliveryState, WebhookEvent } from '@suite/schema/forms/programs/webhook'
import type { Sentences } from '@suite/ui/words/errors'
import { plain } from '@suite/ui/words/plain'
import { t } from '@nextcloud/l10n'
import { formSentences } from './formErrors.ts'

export interface EventWords {
	readonly id: WebhookEvent
	readonly label: string
}

/** What webhooks are told of, in the order in which it is shown. */
export function eventWords(): readonly EventWords[] {
	return [
		{ id: 'response.created', label: t('formsapp', 'An answer was sent') },
		{ id: 'response.updated', label: t('formsapp', 'An answer was changed') },
		{ id: 'response.deleted', label: t('formsapp', 'An answer was deleted') },
	]
}

/** What happened, in a few words; the name of an event that is not known. */
export const eventLabel = (event: string): string => eventWords().find(({ id }) => id === event)?.label ?? event

/** How a delivery stands, in a word. */
export function stateLabel(state: string): string {
	const words: Readonly<Record<DeliveryState, string>> = {
		waiting: t('formsapp', 'Waiting'),
		delivered: t('formsapp', 'Delivered'),
		failed: t('formsapp', 'Failed'),
		dropped: t('formsapp', 'Not sent'),
	}
	return words[state as DeliveryState] ?? state
}

/** What went wrong with a delivery, and what to do about it; null when nothing did. */
export function errorSentence({ error, status }: Delivery): string | null {
	const sentences: Readonly<Record<DeliveryError, string>> = {
		forbidden_address: t('formsapp', 'The address leads to a network that this server may not call.'),
		unreachable: t('formsapp', 'The server could not be reached.'),
		timeout: t('formsapp', 'The server did not answer within 10 seconds.'),
		too_large: t('formsapp', 'The answer of the server was too long.'),
		refused: t('formsapp', 'The server answered with status {status}.', { status: status ?? '' }, plain),
		redirected: t('formsapp', 'The server answered with another address. Enter that one in the webhook.'),
		unreadable_secret: t('formsapp', 'The secret can no longer be read. Delete the webhook and create it again.'),
		webhook_off: t('formsapp', 'The webhook was turned off before this was sent.'),
		response_deleted: t('formsapp', 'The answer was deleted before this was sent.'),
	}
	return error === null ? null : sentences[error as DeliveryError] ?? error
}

/** Sentences for what the server refuses about webhooks. */
export function webhookSentences(): Sentences {
	return {
		...formSentences(),
		busy: t('formsapp', 'Too much is going on here. Try again in a moment.'),
		name_required: t('formsapp', 'Give the webhook a name.'),
		bad_address: t('formsapp', 'Enter an address that begins with https:// and has no user name.'),
		forbidden_address: t('formsapp', 'This address leads to a network that this server may not call. Enter a public one.'),
		too_many_webhooks: t('formsapp', 'This form has as many webhooks as it can have. Delete one that is not used any more.'),
		unknown_webhook: t('formsapp', 'Someone has already deleted this webhook.'),
		unknown_delivery: t('formsapp', 'This entry is no longer in the log.'),
		webhook_off: t('formsapp', 'The webhook is turned off. Turn it on first.'),
		response_deleted: t('formsapp', 'The answer was deleted, so there is nothing to send.'),
	}
}
