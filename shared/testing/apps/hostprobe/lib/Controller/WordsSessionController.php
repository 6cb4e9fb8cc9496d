<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Contract\Schemas;
use OCA\HostProbe\Shared\Http\Attribute\SessionToken;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCA\HostProbe\Shared\Http\NoContent;
use OCA\HostProbe\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/**
 * The request token of sessions alone.
 *
 * @phpstan-import-type Note from Schemas
 */
final class WordsSessionController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/words/session')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[SessionToken]
	public function write(): Json {
		/** @var Note $note */
		$note = $this->input->body();
		return new Json($note, 201);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/words/session')]
	#[NoCSRFRequired]
	#[SessionToken]
	public function remove(): NoContent {
		return new NoContent();
	}

	#[FrontpageRoute(verb: 'PUT', url: '/words/session')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[SessionToken]
	public function open(): Json {
		/** @var Note $note */
		$note = $this->input->body();
		return new Json($note);
	}
}
