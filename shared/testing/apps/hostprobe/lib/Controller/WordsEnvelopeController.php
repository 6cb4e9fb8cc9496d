<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Contract\Schemas;
use OCA\HostProbe\Shared\Exception\Forbidden;
use OCA\HostProbe\Shared\Exception\NotFound;
use OCA\HostProbe\Shared\Http\Attribute\Limit;
use OCA\HostProbe\Shared\Http\Attribute\SessionToken;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCA\HostProbe\Shared\Http\Request\Input;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\OCSController;
use OCP\IRequest;

/**
 * Answers in the envelope of OCS.
 *
 * @phpstan-import-type Note from Schemas
 */
final class WordsEnvelopeController extends OCSController implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
	) {
		parent::__construct($appName, $request);
	}

	#[ApiRoute(verb: 'GET', url: '/words/notes/{name}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Json {
		$name = $this->input->path('name');
		return match ($name) {
			'missing' => throw new NotFound('unknown_note', 'There is no such note.'),
			'secret' => throw new Forbidden('not_allowed', 'You cannot read this note.'),
			'broken' => throw new \RuntimeException('An inner secret'),
			default => new Json(['text' => $name] + $this->input->query()),
		};
	}

	#[ApiRoute(verb: 'GET', url: '/words/counted/{name}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 5, seconds: 60, per: ['name'])]
	public function counted(): Json {
		return new Json([$this->input->path('name')]);
	}

	#[ApiRoute(verb: 'POST', url: '/words/notes')]
	#[NoAdminRequired]
	public function write(): Json {
		/** @var Note $note */
		$note = $this->input->body();
		return new Json($note, 201);
	}

	#[ApiRoute(verb: 'PUT', url: '/words/notes')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	public function keep(): Json {
		/** @var Note $note */
		$note = $this->input->body();
		return new Json($note);
	}

	#[ApiRoute(verb: 'DELETE', url: '/words/notes')]
	public function clear(): Json {
		return new Json([]);
	}
}
