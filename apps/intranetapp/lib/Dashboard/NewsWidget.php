<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Dashboard;

use OCA\IntranetApp\AppInfo\Application;
use OCA\IntranetApp\Host\Addresses;
use OCA\IntranetApp\Service\Search\NewsService;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCP\Dashboard\IAPIWidgetV2;
use OCP\Dashboard\IButtonWidget;
use OCP\Dashboard\IIconWidget;
use OCP\Dashboard\Model\WidgetButton;
use OCP\Dashboard\Model\WidgetItem;
use OCP\Dashboard\Model\WidgetItems;
use OCP\IL10N;

/** Intranet news on the dashboard and in the mobile apps. */
final class NewsWidget implements IAPIWidgetV2, IIconWidget, IButtonWidget {
	private const ORDER = 20;
	private const EXCERPT = 120;

	public function __construct(
		private readonly NewsService $news,
		private readonly Addresses $addresses,
		private readonly IL10N $texts,
	) {
	}

	#[\Override]
	public function getId(): string {
		return Application::APP_ID;
	}

	#[\Override]
	public function getTitle(): string {
		return $this->texts->t('Intranet news');
	}

	#[\Override]
	public function getOrder(): int {
		return self::ORDER;
	}

	#[\Override]
	public function getIconClass(): string {
		return '';
	}

	#[\Override]
	public function getIconUrl(): string {
		return $this->addresses->icon();
	}

	#[\Override]
	public function getUrl(): string {
		return $this->addresses->absolute($this->addresses->home());
	}

	#[\Override]
	public function load(): void {
	}

	#[\Override]
	public function getItemsV2(string $userId, ?string $since = null, int $limit = 7): WidgetItems {
		$items = [];
		$query = ['marked' => true, 'limit' => max(1, min(Limits::NEWS_ITEMS, $limit)), 'excerptLength' => self::EXCERPT];
		foreach ($this->news->items($query) as $news) {
			// Pinned news is first, whatever its date.
			if ($since !== null && $news['date'] <= $since) {
				continue;
			}
			$items[] = new WidgetItem(
				$news['title'],
				$news['excerpt'],
				$this->addresses->absolute($this->addresses->page($news['uniqueId'])),
				$this->picture($news['image']),
				$news['date'],
			);
		}
		return new WidgetItems($items, $this->texts->t('No news yet'));
	}

	#[\Override]
	public function getWidgetButtons(string $userId): array {
		return [new WidgetButton(
			WidgetButton::TYPE_MORE,
			$this->addresses->absolute($this->addresses->home()),
			$this->texts->t('Open the Intranet'),
		)];
	}

	/** Images from other servers are left out: the dashboard would not be allowed to load them. */
	private function picture(?string $image): string {
		return $image !== null && $image[0] === '/' ? $this->addresses->absolute($image) : $this->addresses->icon();
	}
}
