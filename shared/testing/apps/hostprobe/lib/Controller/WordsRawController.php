<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCA\HostProbe\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\IRequest;

/** A body that nothing decodes. */
final class WordsRawController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/words/raw')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function receive(): Json {
		$raw = $this->input->raw();
		return new Json(['length' => strlen($raw->bytes), 'hash' => hash('sha256', $raw->bytes), 'signature' => $raw->signature]);
	}
}
