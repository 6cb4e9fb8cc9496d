// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { describe, expect, it } from 'vitest'
import Type from 'typebox'
import { Failure } from '@suite/schema/error'
import { contract, greatestScope, lesserScope } from '../../src/contract/route.ts'
import { assertions, plain } from '../../src/generate/json-schema.ts'
import { openapi, refusals } from '../../src/generate/openapi.ts'
import { limitsClass, literal, routesClass, schemasClass } from '../../src/generate/php.ts'
import { routeTable } from '../../src/generate/routes.ts'

const Note = Type.Object({ id: Type.String({ maxLength: 8 }), title: Type.Optional(Type.String({ description: 'plain text' })) }, {
	title: 'Note',
	additionalProperties: false,
})

const notes = contract({
	app: 'notesapp', namespace: 'NotesApp', title: 'Notes', failure: Failure,
	resources: {
		notes: {
			read: {
				action: 'NoteController::read',
				method: 'GET',
				path: '/api/notes/{id}',
				ocs: '/api/v1/notes/{id}',
				access: 'public',
				csrf: false,
				summary: 'One note',
				params: Type.Object({ id: Type.String() }),
				answers: { 200: Note },
			},
			save: {
				action: 'NoteController::save',
				method: 'POST',
				path: '/api/notes',
				access: 'admin',
				csrf: true,
				summary: 'Keeps a note',
				body: Note,
				userLimit: { calls: 3, seconds: 60 },
				aliases: { name: 'title' },
				answers: { 201: Note },
				refusals: { 409: ['stale'] },
			},
			attach: {
				action: 'NoteController::attach',
				method: 'POST',
				path: '/api/notes/{id}/files',
				access: 'user',
				csrf: true,
				summary: 'Adds a file',
				params: Type.Object({ id: Type.String() }),
				upload: ['file', 'image'],
				body: Type.Object({ filename: Type.Optional(Type.String()) }),
				answers: { 201: Note },
			},
			file: {
				action: 'NoteController::file',
				method: 'GET',
				path: '/api/notes/{id}/file',
				access: 'user',
				csrf: false,
				summary: 'A file',
				params: Type.Object({ id: Type.String() }),
				isFile: true,
				answers: { 200: Type.Unknown(), 206: Type.Unknown() },
			},
			export: {
				action: 'NoteController::export',
				method: 'GET',
				path: '/api/notes.csv',
				access: 'user',
				csrf: false,
				summary: 'All notes',
				media: { 'text/csv': { charset: 'utf-8', disposition: 'attachment', filename: '\\.csv$' } },
				answers: { 200: Type.Unknown() },
			},
			remove: {
				action: 'NoteController::remove',
				method: 'DELETE',
				path: '/api/notes/{id}',
				access: 'user',
				csrf: true,
				summary: 'Deletes a note',
				params: Type.Object({ id: Type.String() }),
				answers: { 204: Type.Null() },
			},
			receive: {
				action: 'NoteController::receive',
				method: 'POST',
				path: '/api/hook',
				access: 'public',
				csrf: false,
				summary: 'Takes a notice',
				raw: { signature: 'X-Signature' },
				answers: { 200: Note },
			},
		},
	},
})

describe('a schema as plain data', () => {
	it.each([
		['oneOf', { oneOf: [{ type: 'string' }] }],
		['$ref', { $ref: '#/x' }],
		['multipleOf', { type: 'object', properties: { a: { type: 'number', multipleOf: 2 } } }],
		['exclusiveMinimum', { type: 'array', items: { anyOf: [{ type: 'number', exclusiveMinimum: 0 }, { type: 'string' }] } }],
	])('refuses the keyword %s wherever it stands, because PHP would not check it', (keyword, schema) => {
		expect(() => plain(schema, false, 'x')).toThrow(`the keyword "${keyword}" is not checked by PHP`)
	})

	it('refuses a format that PHP does not know', () => {
		expect(() => plain(Type.String({ format: 'ipv4' }), false)).toThrow('ipv4')
		expect(plain(Type.String({ format: 'date' }), false)).toEqual({ type: 'string', format: 'date' })
	})

	it('is not misled by properties that are named like keywords', () => {
		expect(plain(Type.Object({ oneOf: Type.String(), format: Type.String() }), false)).toMatchObject({
			properties: { oneOf: { type: 'string' }, format: { type: 'string' } },
		})
	})

	it('turns a union of constants into a choice and a union of types into a list of types', () => {
		expect(plain(Type.Union([Type.Literal('a'), Type.Literal('b')]), false)).toEqual({ enum: ['a', 'b'] })
		expect(plain(Type.Union([Type.String(), Type.Null()]), false)).toEqual({ type: ['string', 'null'] })
	})

	it('keeps words for people only where they are asked for', () => {
		expect(plain(Note, true)).toMatchObject({ title: 'Note', properties: { title: { description: 'plain text' } } })
		expect(JSON.stringify(plain(Note, false))).not.toContain('plain text')
	})

	it('lets no assertion through that PHP lacks', async () => {
		const { readFileSync } = await import('node:fs')
		const php = readFileSync(new URL('../../../php/Schema/SchemaValidator.php', import.meta.url), 'utf8')
		const known = /ASSERTIONS = \[([^\]]*)\]/.exec(php)?.[1]?.match(/\w+/g) ?? []
		expect([...known].sort()).toEqual([...assertions].sort())
	})
})

describe('the PHP of a contract', () => {
	it('holds the request schemas by action, with what the reader needs', () => {
		const text = routesClass(notes)
		expect(text).toContain('namespace OCA\\NotesApp\\Shared\\Contract;')
		expect(text).toContain("'NoteController::read' =>")
		expect(text).toContain("ADMIN = ['NoteController::save']")
		expect(text).toContain("'aliases' => ['name' => 'title']")
		expect(text).toContain("'maxBytes' => 262144")
		expect(text).not.toContain('plain text')
	})

	it('names every document and every input as a type', () => {
		const text = schemasClass(notes)
		expect(text).toContain('@phpstan-type Note array{id: string, title?: string}')
		expect(text).toContain('@phpstan-type NoteSaveBody array{id: string, title?: string}')
		expect(text).toContain('public const NOTE = ')
	})

	it('writes any text as a literal', () => {
		expect(literal('it\'s a \\ path', 0)).toBe('\'it\\\'s a \\\\ path\'')
		expect(literal({ a: [1, true, null] }, 0)).toBe("['a' => [1, true, null]]")
	})
})

describe('openapi.json', () => {
	const document = openapi(notes, '1.2.3') as {
		info: { version: string }
		paths: Record<string, Record<string, { responses: Record<string, unknown>, 'x-access': string, 'x-user-limit'?: string }>>
	}

	it('serves a route on both mounts', () => {
		expect(Object.keys(document.paths)).toEqual([
			'/index.php/apps/notesapp/api/notes/{id}', '/ocs/v2.php/apps/notesapp/api/v1/notes/{id}', '/index.php/apps/notesapp/api/notes',
			'/index.php/apps/notesapp/api/notes/{id}/files', '/index.php/apps/notesapp/api/notes/{id}/file',
			'/index.php/apps/notesapp/api/notes.csv', '/index.php/apps/notesapp/api/hook',
		])
		expect(document.info.version).toBe('1.2.3')
	})

	it('lists every answer that follows from the declaration', () => {
		expect(Object.keys(document.paths['/index.php/apps/notesapp/api/notes']?.post?.responses ?? {})).toEqual([
			'201', '400', '401', '403', '409', '412', '413', '429', '500',
		])
		expect(refusals(notes.resources.notes.read)).toEqual({ 400: ['invalid_input'], 500: ['internal'] })
		expect(document.paths['/index.php/apps/notesapp/api/notes']?.post).toMatchObject({
			'x-access': 'admin',
			'x-user-limit': '3 per 60 s',
		})
	})
})

describe('a route that takes or gives a file', () => {
	const { paths } = openapi(notes, '1.2.3') as {
		paths: Record<string, Record<string, { requestBody?: { content: unknown }, responses: Record<string, { content: unknown }> }>>
	}

	it('takes a form with a file in one of its fields, and no JSON', () => {
		const file = { type: 'string', contentMediaType: 'application/octet-stream' }
		expect(paths['/index.php/apps/notesapp/api/notes/{id}/files']?.post?.requestBody?.content).toEqual({
			'multipart/form-data': {
				schema: {
					type: 'object',
					properties: { file, image: file, filename: { type: 'string' } },
					anyOf: [{ required: ['file'] }, { required: ['image'] }],
				},
			},
		})
		expect(refusals(notes.resources.notes.attach)[400]).toEqual(['invalid_input', 'no_file'])
		expect(routesClass(notes)).toContain("'upload' => ['file', 'image']")
	})

	it('answers bytes whole or in part, and refusals as JSON', () => {
		const responses = paths['/index.php/apps/notesapp/api/notes/{id}/file']?.get?.responses ?? {}
		expect(['200', '206'].map((status) => responses[status]?.content)).toEqual([{ '*/*': {} }, { '*/*': {} }])
		expect(Object.keys(responses['416']?.content as object)).toEqual(['application/json'])
	})

	it('is told apart in the table of the browser', () => {
		const text = routeTable(notes)
		expect(text).toMatch(/"upload": "file"/)
		expect(text).toMatch(/"isFile": true/)
	})
})

describe('a route whose body or answer is not JSON', () => {
	const { paths } = openapi(notes, '1.2.3') as { paths: Record<string, Record<string, {
		parameters?: unknown
		requestBody?: { content: object }
		responses: Record<string, { content?: object, headers?: object }>
	}>> }

	it('names its content types', () => {
		expect(paths['/index.php/apps/notesapp/api/notes.csv']?.get?.responses['200']).toMatchObject({
			headers: { 'Content-Disposition': { description: 'attachment' } },
			content: { 'text/csv; charset=utf-8': {} },
		})
		expect(routesClass(notes)).toContain("'media' => ['text/csv' => ['charset' => 'utf-8', 'disposition' => 'attachment']]")
		expect(routeTable(notes)).toMatch(/"\/api\/notes\.csv",\s+\{\s+"isFile": true/)
	})

	it('has no content where there is none', () => {
		expect(paths['/index.php/apps/notesapp/api/notes/{id}']?.delete?.responses['204']).toEqual({ description: 'Success' })
	})

	it('takes any bytes with a signature, and is not for the browser', () => {
		expect(paths['/index.php/apps/notesapp/api/hook']?.post).toMatchObject({
			parameters: [{ name: 'X-Signature', in: 'header' }],
			requestBody: { content: { '*/*': {} } },
		})
		expect(refusals(notes.resources.notes.receive)).toEqual({ 400: ['invalid_input'], 413: ['too_large'], 500: ['internal'] })
		expect(routesClass(notes)).toContain("'raw' => ['signature' => 'X-Signature']")
		expect(routeTable(notes)).not.toContain('/api/hook')
	})
})

describe('the scopes of tokens', () => {
	const ranked = { ...notes, scopes: ['read', 'book', 'admin'], texts: { scope_missing: 'Required: {scope}' } } as const

	it('tell which is just not enough, and which includes all', () => {
		expect(['read', 'book', 'other'].map((scope) => lesserScope(ranked, scope))).toEqual([undefined, 'read', ''])
		expect(['read', 'admin', 'other'].map((scope) => greatestScope(ranked, scope))).toEqual(['admin', undefined, undefined])
		expect([lesserScope(notes, 'read'), greatestScope(notes, 'read')]).toEqual(['', undefined])
	})

	it('are known to PHP, as are the texts', () => {
		expect(routesClass(ranked)).toContain("SCOPES = ['read', 'book', 'admin'];")
		expect(routesClass(ranked)).toContain("TEXTS = ['scope_missing' => 'Required: {scope}'];")
		expect(routesClass(notes)).toContain('SCOPES = [];')
	})

	it('are in openapi.json', () => {
		const { read } = notes.resources.notes
		const document = openapi({ ...ranked, resources: { notes: { read: { ...read, access: { token: 'read' } } } } }, '1.2.3')
		expect(JSON.stringify(document)).toContain('scopes, each including those before it: read, book, admin')
	})
})

describe('the limits of PHP', () => {
	it('are constants, numbers and words', () => {
		const text = limitsClass({ ...notes, limits: { titleCharacters: 255, reservedIds: ['new', 'tree'] } })
		expect(text).toContain('namespace OCA\\NotesApp\\Shared\\Contract;')
		expect(text).toContain('\tpublic const TITLE_CHARACTERS = 255;\n')
		expect(text).toContain("\t/** @var list<string> */\n\tpublic const RESERVED_IDS = ['new', 'tree'];\n")
	})
})

describe('the table of the browser', () => {
	it('holds methods and paths and no schema', () => {
		expect(routeTable(notes)).toContain('"/api/notes/{id}"')
		expect(routeTable(notes)).not.toContain('maxLength')
	})
})
