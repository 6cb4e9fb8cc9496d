// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The routes of the spec, copied from it by hand: never from the contract, which this test compares with them. */
const spec: Readonly<Record<string, readonly string[]>> = {
	forms: ['GET /api/forms', 'GET /api/forms/{fileId}', 'POST /api/forms', 'PUT /api/forms/{fileId}', 'DELETE /api/forms/{fileId}'],
	questions: [
		'POST /api/forms/{fileId}/questions',
		'PUT /api/forms/{fileId}/questions/{questionId}',
		'DELETE /api/forms/{fileId}/questions/{questionId}',
		'PUT /api/forms/{fileId}/questions/order',
	],
	responses: [
		'GET /api/forms/{fileId}/responses',
		'GET /api/forms/{fileId}/responses/{responseId}',
		'DELETE /api/forms/{fileId}/responses/{responseId}',
		'DELETE /api/forms/{fileId}/responses',
	],
	public: ['GET /api/public/{hash}', 'POST /api/public/{hash}/submit', 'POST /public/submit/{publicHash}'],
	export: ['GET /api/forms/{fileId}/export'],
	share: ['GET /api/forms/{fileId}/share', 'PUT /api/forms/{fileId}/share'],
	statistics: ['GET /api/forms/{fileId}/stats'],
	presence: ['POST /api/form/{fileId}/presence', 'GET /api/form/{fileId}/presence'],
}

/** What the spec names without its routes. */
const beyond: readonly string[] = [
	'POST /api/public/{hash}/uploads', 'GET /api/forms/{fileId}/responses/{responseId}/files/{uploadId}', 'GET /api/forms/{fileId}/uploads',
	'GET /api/form/{fileId}/uploads', 'GET /api/form/{fileId}/uploads/{responseId}/{filename}',
	'POST /api/forms/{fileId}/branding/image', 'DELETE /api/forms/{fileId}/branding/image/{imageId}',
	'GET /branding/{fileId}/image/{imageId}',
	'POST /api/form/{fileId}/branding/image/{blockId}', 'DELETE /api/form/{fileId}/branding/image/{imageId}',
	'PUT /api/public/{hash}/progress', 'PUT /api/form/{fileId}/presence',
	'GET /api/public/{hash}/response', 'PUT /api/public/{hash}/response',
	'GET /api/v1/external/forms/{fileId}', 'GET /api/v1/external/forms/{fileId}/schema',
	'GET /api/v1/external/forms/{fileId}/responses', 'POST /api/v1/external/forms/{fileId}/responses',
	'GET /api/v1/external/forms/{fileId}/responses/{responseId}', 'PUT /api/v1/external/forms/{fileId}/responses/{responseId}',
	'DELETE /api/v1/external/forms/{fileId}/responses/{responseId}',
	'GET /api/forms/{fileId}/api-keys', 'POST /api/forms/{fileId}/api-keys', 'PUT /api/forms/{fileId}/api-keys/{keyId}',
	'DELETE /api/forms/{fileId}/api-keys/{keyId}', 'POST /api/form/{fileId}/api-keys', 'DELETE /api/form/{fileId}/api-keys/{keyId}',
	'POST /api/forms/{fileId}/export', 'PUT /api/forms/{fileId}/responses/{responseId}/note',
	'POST /api/import/preview', 'POST /api/import', 'POST /api/import/{fileId}/preview', 'POST /api/import/{fileId}',
	'GET /api/settings', 'POST /api/settings',
	'GET /api/templates', 'POST /api/forms/{fileId}/template', 'DELETE /api/templates/{templateId}',
	'GET /ocs/v2.php/apps/formsapp/api/forms', 'GET /ocs/v2.php/apps/formsapp/api/forms/{fileId}',
	'GET /ocs/v2.php/apps/formsapp/api/forms/{fileId}/responses', 'POST /ocs/v2.php/apps/formsapp/api/public/{hash}/submit',
	'GET /api/forms/{fileId}/webhooks', 'POST /api/forms/{fileId}/webhooks', 'PUT /api/forms/{fileId}/webhooks/{webhookId}',
	'DELETE /api/forms/{fileId}/webhooks/{webhookId}', 'POST /api/form/{fileId}/webhooks', 'PUT /api/form/{fileId}/webhooks/{webhookId}',
	'DELETE /api/form/{fileId}/webhooks/{webhookId}', 'GET /api/integration/webhook-events',
	'GET /api/forms/{fileId}/webhooks/{webhookId}/deliveries',
	'POST /api/forms/{fileId}/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
]

/** Names of placeholders are not promised. */
const shapes = (routes: readonly string[]): string[] => routes.map((route) => route.replace(/\{\w+\}/g, '{}')).sort()

describe('the routes of Forms', () => {
	const promised = Object.values(spec).flat()
	const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
		paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
	}
	const declared = Object.entries(paths).flatMap(([path, methods]) =>
		Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/index\.php\/apps\/formsapp/, '')}`))

	it('are 22 in the spec', () => {
		expect(new Set(shapes(promised)).size).toBe(22)
	})

	it('are exactly those of the spec, and those beyond it', () => {
		expect(shapes(declared)).toEqual(shapes([...promised, ...beyond]))
	})
})
