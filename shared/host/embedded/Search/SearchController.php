<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Search;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCSController;
use OCP\IRequest;
use OCP\IURLGenerator;

/** Search in everything that can be searched. */
final class SearchController extends OCSController {
	private const LIMIT = 5;
	private const MOST = 25;

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly FileProvider $files,
		private readonly SettingsProvider $settings,
		private readonly IURLGenerator $urls,
	) {
		parent::__construct($appName, $request);
	}

	/** @return DataResponse<Http::STATUS_OK, list<array<string, mixed>>, array{}> */
	#[ApiRoute(verb: 'GET', url: '/providers', root: '/search')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function providers(): DataResponse {
		$shown = [];
		foreach ($this->all() as $id => $provider) {
			$shown[] = [
				'id' => $id,
				'appId' => $id,
				'name' => $provider->name(),
				'icon' => $id === 'files' ? '/core/img/folder.svg' : '/core/img/settings.svg',
				'order' => $provider->order(),
				'isExternalProvider' => false,
				'triggers' => [$id],
				'filters' => ['term' => 'string'],
				'inAppSearch' => false,
			];
		}
		return new DataResponse($shown);
	}

	/**
	 * @param int|string|null $cursor how many answers to pass over
	 * @return DataResponse<Http::STATUS_*, array<string, mixed>|string, array{}>
	 * @throws \InvalidArgumentException when there is no such provider; the host answers 500 to that
	 */
	#[ApiRoute(verb: 'GET', url: '/providers/{providerId}/search', root: '/search')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function search(string $providerId, string $term = '', ?int $limit = null, $cursor = null): DataResponse {
		if (trim($term) === '') {
			return new DataResponse('No valid filters provided', Http::STATUS_BAD_REQUEST);
		}
		$provider = $this->all()[$providerId] ?? throw new \InvalidArgumentException("Provider $providerId is unknown");
		$size = max(1, min($limit ?? self::LIMIT, self::MOST));
		$offset = max(0, (int)$cursor);
		return new DataResponse([
			'name' => $provider->name(),
			'isPaginated' => $provider->isPaginated(),
			'entries' => array_map(fn (array $entry): array => [
				'thumbnailUrl' => '',
				'title' => $entry['title'],
				'subline' => $entry['subline'],
				'resourceUrl' => $this->urls->getBaseUrl() . $entry['href'],
				'icon' => $entry['icon'],
				'rounded' => false,
				'attributes' => $entry['attributes'],
			], $provider->find($term, $size, $offset)),
			'cursor' => $provider->isPaginated() ? $offset + $size : null,
		]);
	}

	/** @return array<string, Provider> by id, in the order of the answers */
	private function all(): array {
		return ['files' => $this->files, 'settings' => $this->settings];
	}
}
