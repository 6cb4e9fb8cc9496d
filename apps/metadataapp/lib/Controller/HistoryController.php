<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Controller;

use OCA\MetadataApp\Model\Value\Text\Truth;
use OCA\MetadataApp\Service\Value\History;
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
 * What happened to the values of a file.
 *
 * @phpstan-import-type HistoryListQuery from Schemas
 * @phpstan-import-type HistoryRestoreBody from Schemas
 */
final class HistoryController extends Controller implements JsonApi {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly Input $input,
		private readonly History $history,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	#[FrontpageRoute(verb: 'GET', url: '/api/files/{fileId}/history')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function list(): Json {
		/** @var HistoryListQuery $query */
		$query = $this->input->query();
		return new Json($this->history->find(
			(string)$this->userId,
			(int)$this->input->path('fileId'),
			$query['before'] ?? null,
			$query['limit'] ?? Limits::HISTORY_PER_PAGE,
		));
	}

	#[FrontpageRoute(verb: 'POST', url: '/api/files/{fileId}/history/restore')]
	#[NoAdminRequired]
	public function restore(): Json {
		/** @var HistoryRestoreBody $body */
		$body = $this->input->body();
		return new Json($this->history->restore(
			(string)$this->userId,
			(int)$this->input->path('fileId'),
			$body['entry'],
			($body['to'] ?? 'from') === 'from',
			Truth::read($body['force'] ?? null) ?? false,
		));
	}
}
