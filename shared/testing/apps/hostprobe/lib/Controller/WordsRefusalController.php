<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Contract\Schemas;
use OCA\HostProbe\Shared\Exception\Gone;
use OCA\HostProbe\Shared\Exception\InsufficientStorage;
use OCA\HostProbe\Shared\Exception\NotFound;
use OCA\HostProbe\Shared\Exception\Unauthorized;
use OCA\HostProbe\Shared\Exception\Unavailable;
use OCA\HostProbe\Shared\Exception\Unprocessable;
use OCA\HostProbe\Shared\Http\Failure\ItemResults;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCA\HostProbe\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/**
 * Each status of a refusal, the method PATCH, and a result per item.
 *
 * @phpstan-import-type Note from Schemas
 * @phpstan-import-type WordsRefusalUpdateManyBody from Schemas
 */
final class WordsRefusalController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/refusals/{reason}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function refuse(): Json {
		$reason = $this->input->path('reason');
		return match ($reason) {
			'password_required' => throw Unauthorized::challenged($reason, 'Send the password.', 'Bearer'),
			'expired' => throw new Gone($reason, 'The link has expired.'),
			'outside_hours' => throw new Unprocessable($reason, 'The room is closed then.', '/start'),
			'busy' => throw Unavailable::for(30, $reason, 'The calendar does not answer.'),
			'quota' => throw new InsufficientStorage($reason, 'The folder is full.'),
			default => new Json(['text' => $reason]),
		};
	}

	#[FrontpageRoute(verb: 'PATCH', url: '/words/note')]
	#[NoAdminRequired]
	public function update(): Json {
		/** @var Note $note */
		$note = $this->input->body();
		return new Json($note);
	}

	#[FrontpageRoute(verb: 'PATCH', url: '/words/notes')]
	#[NoAdminRequired]
	public function updateMany(): Json {
		/** @var WordsRefusalUpdateManyBody $body */
		$body = $this->input->body();
		$results = new ItemResults();
		foreach ($body['ids'] as $id) {
			$results->add($id, static fn (): array =>
				$id === 'none' ? throw new NotFound('unknown_note', 'There is no such note.') : ['text' => $body['text']]);
		}
		return new Json($results->body(), Http::STATUS_MULTI_STATUS);
	}
}
