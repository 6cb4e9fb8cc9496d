<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\Service\Page\PageAnswers;
use OCA\IntranetApp\Service\Page\PageCopier;
use OCA\IntranetApp\Service\Page\PageCreator;
use OCA\IntranetApp\Service\Page\PageMetadata;
use OCA\IntranetApp\Service\Page\PageReader;
use OCA\IntranetApp\Service\Page\PageWriter;
use OCA\IntranetApp\Service\Structure\PageList;
use OCA\IntranetApp\Service\Structure\PageRemover;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Http\Json;
use OCA\IntranetApp\Shared\Http\JsonApi;
use OCA\IntranetApp\Shared\Http\Media\Revalidation;
use OCA\IntranetApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\UserRateLimit;
use OCP\AppFramework\Http\Response;
use OCP\IRequest;

/**
 * Pages, whole and in part.
 *
 * @phpstan-import-type Page from PageAnswers
 * @phpstan-import-type PageListQuery from Schemas
 */
final class PageController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly PageList $list,
		private readonly PageReader $reader,
		private readonly PageCreator $creator,
		private readonly PageCopier $copier,
		private readonly PageWriter $writer,
		private readonly PageRemover $remover,
		private readonly PageMetadata $metadata,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Response<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/api/pages')]
	#[ApiRoute(verb: 'GET', url: '/api/v1/pages')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Response {
		/** @var PageListQuery $query */
		$query = $this->input->query();
		return Revalidation::of(new Json($this->list->summaries($query['language'] ?? null)), $this->request);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages')]
	#[ApiRoute(verb: 'POST', url: '/api/v1/pages')]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 10, period: 60)]
	public function create(): Json {
		return new Json($this->creator->create($this->input->document()), Http::STATUS_CREATED);
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/pages/{id}/duplicate')]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 10, period: 60)]
	public function duplicate(): Json {
		return new Json($this->copier->duplicate($this->input->path('id'), $this->input->document()), Http::STATUS_CREATED);
	}

	/**
	 * Nextcloud matches controllers in no guaranteed order, so this pattern must not match `/api/pages/tree`.
	 *
	 * @return Response<Http::STATUS_*, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{id}', requirements: ['id' => '(?!tree$)[^/]+'])]
	#[ApiRoute(verb: 'GET', url: '/api/v1/pages/{id}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function show(): Response {
		return $this->tagged($this->reader->read($this->input->path('id')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/pages/{id}')]
	#[ApiRoute(verb: 'PUT', url: '/api/v1/pages/{id}')]
	#[NoAdminRequired]
	public function update(): Json {
		return new Json($this->writer->update($this->input->path('id'), $this->input->document(), $this->request->getHeader('If-Match')));
	}

	#[FrontpageRoute(verb: 'DELETE', url: '/api/pages/{id}')]
	#[ApiRoute(verb: 'DELETE', url: '/api/v1/pages/{id}')]
	#[NoAdminRequired]
	#[UserRateLimit(limit: 10, period: 60)]
	public function remove(): Json {
		$this->remover->remove($this->input->path('id'));
		return new Json(['success' => true]);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/metadata')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function metadata(): Json {
		return new Json($this->metadata->read($this->input->path('pageId')));
	}

	#[FrontpageRoute(verb: 'PUT', url: '/api/pages/{pageId}/metadata')]
	#[NoAdminRequired]
	public function saveMetadata(): Json {
		return new Json(
			$this->metadata->save($this->input->path('pageId'), $this->input->document(), $this->request->getHeader('If-Match')),
		);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/pages/{pageId}/content')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function content(): Json {
		return new Json($this->reader->content($this->input->path('pageId')));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/page/{pageId}/cache-status')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function cacheStatus(): Json {
		return new Json($this->metadata->cacheStatus($this->input->path('pageId')));
	}

	/**
	 * @param Page $page
	 * @return Response<Http::STATUS_*, array<string, mixed>> with an ETag that begins with the baseVersion
	 */
	private function tagged(array $page): Response {
		return Revalidation::of(new Json($page), $this->request, $page['baseVersion']);
	}
}
