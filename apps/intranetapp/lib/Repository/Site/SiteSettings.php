<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Site;

use OCA\IntranetApp\Shared\Contract\Schemas;
use OCP\IAppConfig;

/**
 * The team folder and groups that make up the site, and the settings made by admins.
 *
 * @phpstan-import-type Publication from Schemas
 * @phpstan-import-type Engagement from Schemas
 * @phpstan-import-type MediaSettings from Schemas
 */
class SiteSettings {
	/** Videos from these hosts are allowed until an admin names others. */
	public const VIDEO_DOMAINS = ['www.youtube-nocookie.com', 'player.vimeo.com'];
	/** Name of the team folder that the setup creates or takes over. */
	public const FOLDER_NAME = 'Intranet';
	private const FOLDER = 'folder_id';
	private const STORAGE = 'storage_id';
	private const GROUPS = ['users' => 'intranet-users', 'editors' => 'intranet-editors', 'admins' => 'intranet-admins'];

	public function __construct(
		private readonly IAppConfig $config,
		private readonly string $appName,
	) {
	}

	/** Makes settings stored by other processes visible from here on. */
	public function refresh(): void {
		$this->config->clearCache();
	}

	/** Null before the setup. */
	public function findFolderIdOrNull(): ?int {
		$id = $this->config->getValueInt($this->appName, self::FOLDER, 0);
		return $id === 0 ? null : $id;
	}

	public function saveFolderId(int $id): void {
		$this->config->setValueInt($this->appName, self::FOLDER, $id);
		$this->config->deleteKey($this->appName, self::STORAGE);
	}

	/**
	 * Storage of the team folder as last seen, for callers that cannot afford to ask the host: this runs on every
	 * file change.
	 */
	public function findStorageIdOrNull(): ?int {
		$id = $this->config->getValueInt($this->appName, self::STORAGE, 0);
		return $id === 0 ? null : $id;
	}

	public function saveStorageId(int $id): void {
		$this->config->setValueInt($this->appName, self::STORAGE, $id);
	}

	/** @return array{users: string, editors: string, admins: string} group ids by role */
	public function findGroups(): array {
		return [
			'users' => $this->config->getValueString($this->appName, 'group_users', self::GROUPS['users'], lazy: true),
			'editors' => $this->config->getValueString($this->appName, 'group_editors', self::GROUPS['editors'], lazy: true),
			'admins' => $this->config->getValueString($this->appName, 'group_admins', self::GROUPS['admins'], lazy: true),
		];
	}

	/** @return Publication */
	public function findPublication(): array {
		return [
			'requireApproval' => $this->config->getValueBool($this->appName, 'require_approval', false, lazy: true),
			'defaultStatus' => $this->config->getValueString($this->appName, 'default_status', 'published', lazy: true) === 'draft'
				? 'draft'
				: 'published',
		];
	}

	/** @param Publication $publication */
	public function savePublication(array $publication): void {
		$this->config->setValueBool($this->appName, 'require_approval', $publication['requireApproval'], lazy: true);
		$this->config->setValueString($this->appName, 'default_status', $publication['defaultStatus'], lazy: true);
	}

	/** @return Engagement */
	public function findEngagement(): array {
		return [
			'commentsEnabled' => $this->config->getValueBool($this->appName, 'comments_enabled', true, lazy: true),
			'reactionsEnabled' => $this->config->getValueBool($this->appName, 'reactions_enabled', true, lazy: true),
		];
	}

	/** @param Engagement $engagement */
	public function saveEngagement(array $engagement): void {
		$this->config->setValueBool($this->appName, 'comments_enabled', $engagement['commentsEnabled'], lazy: true);
		$this->config->setValueBool($this->appName, 'reactions_enabled', $engagement['reactionsEnabled'], lazy: true);
	}

	/** @return MediaSettings */
	public function findMedia(): array {
		return ['externalImages' => $this->config->getValueBool($this->appName, 'external_images', true, lazy: true)];
	}

	/** @param MediaSettings $media */
	public function saveMedia(array $media): void {
		$this->config->setValueBool($this->appName, 'external_images', $media['externalImages'], lazy: true);
	}

	/** @return list<string> host names in lower case */
	public function findAllVideoDomains(): array {
		$domains = $this->config->getValueArray($this->appName, 'video_domains', self::VIDEO_DOMAINS, lazy: true);
		return array_values(array_filter($domains, is_string(...)));
	}

	/** @param list<string> $domains */
	public function saveVideoDomains(array $domains): void {
		$this->config->setValueArray($this->appName, 'video_domains', $domains, lazy: true);
	}
}
