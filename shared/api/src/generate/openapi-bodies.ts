// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import type { TSchema } from 'typebox'
import type { Route } from '../contract/route.ts'
import { limitHeaders } from '../contract/limit.ts'
import type { JsonSchema } from './json-schema.ts'

type Json = Record<string, unknown>

/** The schema of the transmitted body for data with this schema. */
export function enveloped(route: Route, data: JsonSchema): JsonSchema {
	if (!route.enveloped) {
		return data
	}
	const meta = {
		type: 'object',
		required: ['status', 'statuscode'],
		properties: { status: { enum: ['ok', 'failure'] }, statuscode: { type: 'integer' }, message: { type: 'string' } },
	}
	return {
		type: 'object',
		required: ['ocs'],
		properties: { ocs: { type: 'object', required: ['meta', 'data'], properties: { meta, data } } },
	}
}

/** The content of a successful response; the headers describe how a browser treats it. */
export function answerContent(route: Route, status: string, schema: () => JsonSchema): Json {
	if (status === '204') {
		return {}
	}
	if (route.media) {
		const types = Object.entries(route.media)
		const content = Object.fromEntries(types.map(([type, { charset }]) =>
			[charset === undefined ? type : `${type}; charset=${charset}`, { schema: { type: 'string', contentMediaType: type } }]))
		return { headers: { 'Content-Disposition': {
			schema: { type: 'string' },
			description: [...new Set(types.map(([, { disposition }]) => disposition))].join(' or '),
		} }, content }
	}
	return { content: route.isFile ? { '*/*': {} } : { 'application/json': { schema: schema() } } }
}

/** The request body as operations describe it. */
export function requestBody(route: Route, described: (schema: TSchema) => JsonSchema): Json {
	if (route.raw) {
		return { requestBody: { content: { '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } } } }
	}
	if (!route.upload) {
		return route.body ? { requestBody: { content: { 'application/json': { schema: described(route.body) } } } } : {}
	}
	const fields = (route.body ? described(route.body).properties : {}) as Json
	const files = Object.fromEntries(route.upload.map((name) => [name, { type: 'string', contentMediaType: 'application/octet-stream' }]))
	const schema = { type: 'object', properties: { ...files, ...fields }, anyOf: route.upload.map((name) => ({ required: [name] })) }
	return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

/** The responses of a route, each with headers about the route's limit. */
export function withLimitHeaders(route: Route, responses: Json): Json {
	if (!route.limit) {
		return responses
	}
	const headers =
		Object.fromEntries(Object.entries(limitHeaders).map(([name, description]) => [name, { description, schema: { type: 'integer' } }]))
	return Object.fromEntries(Object.entries(responses as Record<string, Json>).map(([status, response]) =>
		[status, { ...response, headers: { ...response.headers as Json, ...headers } }]))
}
