<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Controller;

use OCA\WizardApp\Service\Step\HistoryService;
use OCA\WizardApp\Shared\Contract\Schemas;
use OCA\WizardApp\Shared\Http\Json;
use OCA\WizardApp\Shared\Http\JsonApi;
use OCA\WizardApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * The last saves of a language.
 *
 * @phpstan-import-type HistoryListQuery from Schemas
 * @phpstan-import-type HistoryRestoreBody from Schemas
 */
final class HistoryController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly HistoryService $history,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/admin/history')]
	#[NoCSRFRequired]
	public function list(): Json {
		/** @var HistoryListQuery $query */
		$query = $this->input->query();
		return new Json($this->history->findAll($query['language'] ?? null));
	}

	#[FrontpageRoute(verb: 'GET', url: '/admin/history/{id}')]
	#[NoCSRFRequired]
	public function show(): Json {
		return new Json($this->history->find((int)$this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'POST', url: '/admin/history/{id}/restore')]
	public function restore(): Json {
		/** @var HistoryRestoreBody $body */
		$body = $this->input->body();
		return new Json($this->history->restore((int)$this->input->path('id'), $body, (string)$this->userId));
	}
}
