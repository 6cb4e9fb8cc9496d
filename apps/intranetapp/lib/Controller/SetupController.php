<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Setup\SetupService;
use OCA\IntranetApp\Service\Setup\SetupState;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * Setup of the site.
 *
 * @phpstan-import-type SetupRunBody from Schemas
 */
final class SetupController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly SetupService $setup,
		private readonly SetupState $state,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/setup')]
	public function run(): Json {
		/** @var SetupRunBody $body */
		$body = $this->input->body();
		return new Json($this->setup->run($body['language'] ?? null, [(string)$this->userId]));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/setup')]
	#[NoCSRFRequired]
	public function state(): Json {
		return new Json($this->state->find());
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/setup/reindex')]
	public function reindex(): Json {
		return new Json($this->state->repairIndex());
	}
}
