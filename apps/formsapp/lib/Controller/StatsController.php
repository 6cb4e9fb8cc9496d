<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\Service\Answer\Statistics;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Http\Attribute\Limit;
use OCA\FormsApp\Shared\Http\Json;
use OCA\FormsApp\Shared\Http\JsonApi;
use OCA\FormsApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * What the responses to a form come to.
 *
 * @phpstan-import-type StatsReadQuery from Schemas
 */
final class StatsController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly Statistics $statistics,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/forms/{fileId}/stats')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[Limit(by: 'account', calls: 120, seconds: 60, name: 'accounts')]
	public function read(): Json {
		/** @var StatsReadQuery $query */
		$query = $this->input->query();
		return new Json($this->statistics->read($this->input->path('fileId'), $this->userId, $query));
	}
}
