<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Structure\Breadcrumbs;
use OCA\IntranetApp\Service\Structure\PageMover;
use OCA\IntranetApp\Service\Structure\PageOrder;
use OCA\IntranetApp\Service\Structure\PageRemover;
use OCA\IntranetApp\Service\Structure\PageTree;
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
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/**
 * The position of pages within the site.
 *
 * @phpstan-import-type StructureTreeQuery from Schemas
 * @phpstan-import-type StructureReorderBody from Schemas
 * @phpstan-import-type StructureMoveBody from Schemas
 */
final class StructureController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly PageTree $trees,
		private readonly Breadcrumbs $breadcrumbs,
		private readonly PageOrder $order,
		private readonly PageMover $mover,
		private readonly PageRemover $remover,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/api/pages/tree')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function tree(): Response {
		/** @var StructureTreeQuery $query */
		$query = $this->input->query();
		return Revalidation::of(
			new Json($this->trees->tree($query['language'] ?? null, $query['currentPageId'] ?? null, $query['rootPageId'] ?? null)),
			$this->request,
		);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages/reorder')]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 20, period: 60)]
	public function reorder(): Json {
		/** @var StructureReorderBody $body */
		$body = $this->input->body();
		$this->order->arrange($body['parentId'] ?? null, $body['language'] ?? null, $body['orderedIds']);
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages/move')]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 20, period: 60)]
	public function move(): Json {
		/** @var StructureMoveBody $body */
		$body = $this->input->body();
		$this->mover->move($body['pageId'], $body['targetParentId'] ?? null, $body['position'] ?? null);
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{id}/breadcrumb')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function breadcrumb(): Json {
		return new Json($this->breadcrumbs->find($this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{id}/below')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function below(): Json {
		return new Json($this->remover->preview($this->input->path('id')));
	}
}
