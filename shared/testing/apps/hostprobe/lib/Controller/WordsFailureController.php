<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Contract\Schemas;
use OCA\HostProbe\Shared\Exception\Gone;
use OCA\HostProbe\Shared\Http\Attribute\TokenScope;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCA\HostProbe\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/**
 * Failures of two shapes beside the app's own.
 *
 * @phpstan-import-type Note from Schemas
 */
final class WordsFailureController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/words/failures/coded')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('book')]
	public function coded(): Json {
		return $this->note();
	}

	#[FrontpageRoute(verb: 'PUT', url: '/words/failures/coded')]
	#[NoAdminRequired]
	public function codedForAccounts(): Json {
		return $this->note();
	}

	#[FrontpageRoute(verb: 'POST', url: '/words/failures/plain')]
	public function plain(): Json {
		return $this->note();
	}

	private function note(): Json {
		/** @var Note $note */
		$note = $this->input->body();
		return $note['text'] === 'expired' ? throw new Gone('expired', 'The link has expired.') : new Json($note);
	}
}
