<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Http\Access\Caller;
use OCA\HostProbe\Shared\Http\Attribute\TokenScope;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/** Tokens of the app's own, by both headers, alone and beside accounts, with ranked scopes. */
final class WordsTokenController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Caller $caller,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/token')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read')]
	public function read(): Json {
		return $this->who();
	}

	#[FrontpageRoute(verb: 'PUT', url: '/words/token')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('book', header: 'X-Probe-Key', otherHeaders: ['X-Former-Probe-Key'])]
	public function write(): Json {
		return $this->who();
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/token-or-account')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read', header: 'X-Probe-Key', orUser: true)]
	public function readOr(): Json {
		return $this->who();
	}

	#[FrontpageRoute(verb: 'POST', url: '/words/token-or-account')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('book', orUser: true)]
	public function writeOr(): Json {
		return $this->who();
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/ranked')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('see')]
	public function see(): Json {
		return $this->who();
	}

	#[FrontpageRoute(verb: 'PUT', url: '/words/ranked')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('change')]
	public function change(): Json {
		return $this->who();
	}

	private function who(): Json {
		return new Json(['isAccount' => $this->caller->userId() !== null, 'isToken' => $this->caller->token() !== null]);
	}
}
