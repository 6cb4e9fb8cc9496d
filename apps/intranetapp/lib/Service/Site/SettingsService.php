<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Site;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Site\VideoDomain;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Host\Platform;

/**
 * The site settings made by admins.
 *
 * @phpstan-import-type Engagement from Schemas
 * @phpstan-import-type MediaSettings from Schemas
 * @phpstan-import-type Publication from Schemas
 * @phpstan-import-type UploadLimit from Schemas
 * @phpstan-import-type VideoDomains from Schemas
 * @phpstan-import-type SettingsSaveMediaBody from Schemas
 * @phpstan-import-type SettingsSaveEngagementBody from Schemas
 * @phpstan-import-type SettingsSavePublicationBody from Schemas
 */
class SettingsService {
	private const MEGABYTE = 1_048_576;

	public function __construct(
		private readonly SiteSettings $site,
		private readonly Platform $platform,
	) {
	}

	/** @return VideoDomains */
	public function videoDomains(): array {
		return ['domains' => $this->site->findAllVideoDomains()];
	}

	/**
	 * @param list<string> $domains replaces the list
	 * @return VideoDomains
	 * @throws Invalid at the first entry that is not a host name
	 */
	public function saveVideoDomains(array $domains): array {
		$hosts = [];
		foreach ($domains as $place => $domain) {
			$hosts[] = VideoDomain::normalise($domain)
				?? throw new Invalid(Reason::BAD_DOMAIN, "\"$domain\" is no host name, such as videos.example.org.", "/domains/$place");
		}
		$this->site->saveVideoDomains(array_values(array_unique($hosts)));
		return $this->videoDomains();
	}

	/** @return MediaSettings */
	public function media(): array {
		return $this->site->findMedia();
	}

	/**
	 * @param SettingsSaveMediaBody $body absent members stay unchanged
	 * @return MediaSettings
	 */
	public function saveMedia(array $body): array {
		$this->site->saveMedia(['externalImages' => $body['externalImages'] ?? $this->site->findMedia()['externalImages']]);
		return $this->media();
	}

	/** @return UploadLimit */
	public function uploadLimit(): array {
		$limit = $this->platform->uploadLimit();
		return ['limit' => $limit, 'limitFormatted' => $this->platform->fileSize($limit), 'limitMB' => intdiv($limit, self::MEGABYTE)];
	}

	/** @return Engagement */
	public function engagement(): array {
		return $this->site->findEngagement();
	}

	/**
	 * @param SettingsSaveEngagementBody $body absent members stay unchanged
	 * @return Engagement
	 */
	public function saveEngagement(array $body): array {
		$old = $this->site->findEngagement();
		$this->site->saveEngagement([
			'commentsEnabled' => $body['commentsEnabled'] ?? $old['commentsEnabled'],
			'reactionsEnabled' => $body['reactionsEnabled'] ?? $old['reactionsEnabled'],
		]);
		return $this->engagement();
	}

	/** @return Publication */
	public function publication(): array {
		return $this->site->findPublication();
	}

	/**
	 * @param SettingsSavePublicationBody $body absent members stay unchanged
	 * @return Publication
	 */
	public function savePublication(array $body): array {
		$old = $this->site->findPublication();
		$this->site->savePublication([
			'requireApproval' => $body['requireApproval'] ?? $old['requireApproval'],
			'defaultStatus' => $body['defaultStatus'] ?? $old['defaultStatus'],
		]);
		return $this->publication();
	}
}
