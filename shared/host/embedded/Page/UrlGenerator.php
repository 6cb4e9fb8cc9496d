<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Routing\RouteAddress;
use Host\AppFramework\Routing\RouteTable;
use Host\AppFramework\Settings;
use OCP\AppFramework\Http\Attribute\Route;
use OCP\IURLGenerator;

final class UrlGenerator implements IURLGenerator {
	public function __construct(
		private readonly AppManager $apps,
		private readonly RouteTable $routes,
		private readonly Settings $settings,
	) {
	}

	#[\Override]
	public function linkToRoute(string $routeName, array $arguments = []): string {
		$name = strtolower($routeName);
		$app = $this->apps->apps()[explode('.', $name)[0]] ?? null;
		foreach ($app === null ? [] : $this->routes->ofApp($app)[Route::TYPE_FRONTPAGE] ?? [] as $route) {
			if ($route['name'] === $name) {
				return '/index.php' . RouteAddress::of($route, $arguments);
			}
		}
		return '';
	}

	#[\Override]
	public function linkToRouteAbsolute(string $routeName, array $arguments = []): string {
		return $this->getAbsoluteURL($this->linkToRoute($routeName, $arguments));
	}

	#[\Override]
	public function getAbsoluteURL(string $url): string {
		return $this->settings->url . (str_starts_with($url, '/') ? '' : '/') . $url;
	}

	#[\Override]
	public function linkTo(string $appName, string $file, array $args = []): string {
		$folder = is_file($this->apps->getAppPath($appName) . "/$file") ? "/apps/$appName" : "/$appName";
		return "$folder/$file" . ($args === [] ? '' : '?' . http_build_query($args));
	}

	#[\Override]
	public function imagePath(string $appName, string $file): string {
		foreach ($this->apps->apps() as $id => $info) {
			if ($id === $appName && is_file("{$info['dir']}/img/$file")) {
				return "/apps/$id/img/$file";
			}
		}
		throw new \RuntimeException("image not found: image:$file app:$appName");
	}

	#[\Override]
	public function getBaseUrl(): string {
		return $this->settings->url;
	}
}
