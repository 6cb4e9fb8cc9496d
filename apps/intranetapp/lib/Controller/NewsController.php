<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Search\NewsService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Media\Revalidation;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/**
 * Pages as news.
 *
 * @phpstan-import-type NewsListQuery from Schemas
 */
final class NewsController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly NewsService $news,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/api/news')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Response {
		/** @var NewsListQuery $query */
		$query = $this->input->query();
		return Revalidation::of(new Json($this->news->items($query)), $this->request);
	}
}
