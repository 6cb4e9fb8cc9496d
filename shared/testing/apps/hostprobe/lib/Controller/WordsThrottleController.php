<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Http\Attribute\TokenScope;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\BruteForceProtection;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;
use OCP\Security\Bruteforce\IThrottler;

/** Throttling of bad secrets. */
final class WordsThrottleController extends Controller implements JsonApi {
	private const ACTION = 'hostprobe-words';

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IThrottler $throttler,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/guess')]
	#[PublicPage]
	#[NoCSRFRequired]
	#[TokenScope('read')]
	#[BruteForceProtection(action: 'hostprobe-words')]
	public function guess(): Json {
		return new Json(['isIn' => true]);
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/words/guess')]
	public function forgive(): Json {
		$this->throttler->resetDelay($this->request->getRemoteAddress(), self::ACTION, []);
		return new Json(['isForgiven' => true]);
	}
}
