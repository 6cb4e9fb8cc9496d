<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Http\ListAnswers;
use OCA\MetadataApp\Model\Listing\ListRequest;
use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Service\Listing\RowList;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Http\Json;
use OCA\MetadataApp\Shared\Http\JsonApi;
use OCA\MetadataApp\Shared\Http\Request\Input;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\IRequest;

/**
 * A whole team folder as one table.
 *
 * @phpstan-import-type RowListQuery from Schemas
 * @phpstan-import-type RowChangesQuery from Schemas
 */
final class RowController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly RowList $rows,
		private readonly ListAnswers $lists,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders/{folderId}/rows')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		/** @var RowListQuery $query */
		$query = $this->input->query();
		return new Json($this->rows->find(
			(string)$this->userId,
			(int)$this->input->path('folderId'),
			ListRequest::of($query, Limits::ROWS_PER_PAGE),
			$query['group_by'] ?? '',
			$query['sums'] ?? '',
			Truth::read($query['attention'] ?? null) ?? false,
		));
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/groupfolders/{folderId}/changes')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function changes(): Json {
		/** @var RowChangesQuery $query */
		$query = $this->input->query();
		return new Json($this->rows->changes((string)$this->userId, (int)$this->input->path('folderId'), $query['since'] ?? null));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/groupfolders/{folderId}/filter-values')]
	#[NoAdminRequired]
	public function filterValues(): Json {
		$found = $this->lists->filterValues((string)$this->userId);
		return $found->on(new Json($found->data));
	}
}
