<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\Collaboration\Collaborators\ISearch;
use OCP\Files\Cache\ICacheEntry;
use OCP\Files\Cache\IFileAccess;
use OCP\IRequest;
use OCP\Share\IShare;

/**
 * Finds people to share with, and what is stored of files.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class LookupController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly ISearch $search,
		private readonly IFileAccess $files,
	) {
		parent::__construct($appName, $request);
	}

	/** @return Answer */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/lookup/people')]
	public function people(string $search, int $limit): JSONResponse {
		return new JSONResponse($this->search->search($search, [IShare::TYPE_USER], false, $limit, 0));
	}

	/**
	 * @param list<int> $ids
	 * @return Answer by the place of the id in the list
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/lookup/files')]
	public function files(array $ids): JSONResponse {
		$found = $this->files->getByFileIds($ids);
		return new JSONResponse([
			'count' => count($found),
			'files' => array_map(static fn (int $id): ?array => isset($found[$id]) ? self::about($found[$id]) : null, $ids),
		]);
	}

	/** @return array<string, mixed> */
	private static function about(ICacheEntry $entry): array {
		return [
			'fileId' => $entry->getId(),
			'storageId' => $entry->getStorageId(),
			'path' => $entry->getPath(),
			'size' => $entry->getSize(),
			'permissions' => $entry->getPermissions(),
		];
	}
}
