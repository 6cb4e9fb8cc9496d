<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Setup\CleanStart;
use OCA\IntranetApp\Service\Setup\DemoContent;
use OCA\IntranetApp\Service\Setup\DemoRemoval;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Host\Accounts;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The demo content.
 *
 * @phpstan-import-type DemoImportBody from Schemas
 * @phpstan-import-type DemoRemoveBody from Schemas
 * @phpstan-import-type DemoCleanStartBody from Schemas
 */
final class DemoController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly DemoContent $demo,
		private readonly DemoRemoval $removal,
		private readonly CleanStart $cleanStart,
		private readonly Accounts $accounts,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/demo-data/status')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function status(): Json {
		return new Json($this->demo->status($this->accounts->isAdmin((string)$this->userId)));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/demo-data/languages')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function languages(): Json {
		return new Json(['languages' => $this->demo->languages()]);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/demo-data/import')]
	public function import(): Json {
		/** @var DemoImportBody $body */
		$body = $this->input->body();
		return new Json($this->demo->import($body['language'] ?? null, ($body['mode'] ?? '') === 'overwrite', $this->userId));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/demo-data/remove')]
	public function remove(): Json {
		/** @var DemoRemoveBody $body */
		$body = $this->input->body();
		return new Json($this->removal->remove($body['language'] ?? null));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/demo-data/clean-start')]
	public function cleanStart(): Json {
		/** @var DemoCleanStartBody $body */
		$body = $this->input->body();
		return new Json($this->cleanStart->run($body['language'] ?? null));
	}
}
