<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Search\SearchService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\IRequest;

/**
 * Finds pages.
 *
 * @phpstan-import-type SearchFindQuery from Schemas
 */
final class SearchController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly SearchService $search,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/search')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[UserRateLimit(limit: 30, period: 60)]
	public function find(): Json {
		/** @var SearchFindQuery $query */
		$query = $this->input->query();
		return new Json($this->search->hits($query));
	}
}
