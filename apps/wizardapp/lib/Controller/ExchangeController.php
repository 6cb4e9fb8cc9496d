<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Controller;

use OCA\WizardApp\Service\Step\ExchangeService;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Http\Json;
use OCA\WizardApp\Shared\Http\JsonApi;
use OCA\WizardApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\IRequest;

/**
 * Steps as files.
 *
 * @phpstan-import-type ExchangeExportBody from Schemas
 * @phpstan-import-type ExchangeImportBody from Schemas
 * @phpstan-import-type ExchangeImportQuery from Schemas
 */
final class ExchangeController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly ExchangeService $exchange,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/export')]
	public function export(): Json {
		/** @var ExchangeExportBody $body */
		$body = $this->input->body();
		return new Json($this->exchange->export($body['language'] ?? null));
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/import')]
	public function import(): Json {
		/** @var ExchangeImportBody $body */
		$body = $this->input->body();
		/** @var ExchangeImportQuery $query */
		$query = $this->input->query();
		return new Json($this->exchange->import($body, $query['language'] ?? null, (string)$this->userId));
	}
}
