<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Contract;

/** Takes the place of an app's generated routes. */
final class Routes {
	/** @var list<string> */
	public const ADMIN = ['NoteController::index'];
	/** @var list<string> */
	public const SCOPES = ['see', 'change', 'rule'];
	/** @var array<string, string> */
	public const TEXTS = [
		'scope_missing' => 'This takes a token for: {scope}',
		'not_logged_in' => 'Who are you?',
		'no_file' => 'No file came',
	];
	/** @var array{methods: list<string>, headers: list<string>} */
	public const CORS = ['methods' => ['GET', 'OPTIONS'], 'headers' => ['Authorization']];
	/** @var array<string, string> */
	public const FAILURES = ['NoteController::keep' => 'short', 'NoteController::lose' => 'none'];
	/**
	 * @var array<string, array{
	 *     params: ?array<string, mixed>, query: ?array<string, mixed>, body: ?array<string, mixed>, aliases: array<string, string>,
	 *     wraps: ?string, upload: ?non-empty-list<string>, raw: ?array{signature: ?string},
	 *     media: ?array<string, array{charset: ?string, disposition: 'attachment'|'inline'}>, maxBytes: int,
	 * }>
	 */
	public const ROUTES = [
		'NoteController::save' => [
			'params' => ['type' => 'object', 'required' => ['id'], 'properties' => ['id' => ['type' => 'string', 'maxLength' => 8]]],
			'query' => [
				'type' => 'object',
				'properties' => ['days' => ['type' => 'integer', 'minimum' => 1], 'isDry' => ['type' => 'boolean']],
			],
			'body' => [
				'type' => 'object',
				'required' => ['note'],
				'properties' => [
					'note' => [
						'type' => 'object',
						'required' => ['title'],
						'properties' => [
							'title' => ['type' => 'string', 'minLength' => 1],
							'tags' => ['type' => 'array', 'items' => ['type' => 'string'], 'uniqueItems' => true],
							'map' => ['type' => 'object'],
							'size' => ['type' => 'integer'],
						],
					],
					'language' => ['type' => 'string', 'maxLength' => 5],
					'isPinned' => ['type' => 'boolean'],
					'revision' => ['type' => 'integer'],
				],
			],
			'aliases' => ['lang' => 'language', 'daysBack' => 'days', 'pinned' => 'isPinned'],
			'wraps' => 'note',
			'upload' => null,
			'raw' => null,
			'media' => null,
			'maxBytes' => 200,
		],
		'NoteController::keep' => [
			'params' => ['type' => 'object', 'properties' => ['id' => ['type' => 'string']]],
			'query' => null,
			'body' => null,
			'aliases' => [],
			'wraps' => null,
			'upload' => null,
			'raw' => null,
			'media' => null,
			'maxBytes' => 200,
		],
		'NoteController::lose' => [
			'params' => null,
			'query' => null,
			'body' => null,
			'aliases' => [],
			'wraps' => null,
			'upload' => null,
			'raw' => null,
			'media' => null,
			'maxBytes' => 200,
		],
		'NoteController::index' => [
			'params' => null,
			'query' => null,
			'body' => null,
			'aliases' => [],
			'wraps' => null,
			'upload' => null,
			'raw' => null,
			'media' => null,
			'maxBytes' => 200,
		],
		'NoteController::receive' => [
			'params' => null,
			'query' => null,
			'body' => null,
			'aliases' => [],
			'wraps' => null,
			'upload' => null,
			'raw' => ['signature' => 'X-Signature'],
			'media' => null,
			'maxBytes' => 8,
		],
		'NoteController::attach' => [
			'params' => null,
			'query' => null,
			'body' => ['type' => 'object', 'properties' => [
				'filename' => ['type' => 'string', 'minLength' => 1],
				'overwrite' => ['enum' => ['0', '1']],
				'place' => ['type' => 'integer'],
			]],
			'aliases' => [],
			'wraps' => null,
			'upload' => ['file', 'image'],
			'raw' => null,
			'media' => null,
			'maxBytes' => 200,
		],
	];
}
