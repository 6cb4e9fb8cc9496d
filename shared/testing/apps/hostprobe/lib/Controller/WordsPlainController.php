<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Shared\Contract\Schemas;
use OCA\HostProbe\Shared\Http\Json;
use OCA\HostProbe\Shared\Http\JsonApi;
use OCA\HostProbe\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * What every contract has.
 *
 * @phpstan-import-type Note from Schemas
 */
final class WordsPlainController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/words/plain/{name}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function read(): Json {
		return new Json(['text' => $this->input->path('name')] + $this->input->query());
	}

	#[FrontpageRoute(verb: 'POST', url: '/words/plain')]
	#[NoAdminRequired]
	public function write(): Json {
		/** @var Note $note */
		$note = $this->input->body();
		return new Json($note, 201);
	}
}
