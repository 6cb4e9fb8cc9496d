<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Http\Attribute\Guarded;
use OCA\HostProbe\Shared\Http\Attribute\TokenScope;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCA\HostProbe\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/** Named guards, two on one action. */
final class WordsGuardController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'PUT', url: '/words/guarded/{room}')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read', orUser: true)]
	#[Guarded('room-exists', 'manages-room')]
	public function rename(): Json {
		return new Json(['room' => $this->input->path('room')]);
	}
}
