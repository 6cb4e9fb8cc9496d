<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Search;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Routing\Router;
use Host\AppFramework\Routing\WrongVerb;
use Host\Page\Files\FilesController;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\ApiRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\DataResponse;
use OCP\AppFramework\OCSController;
use OCP\IRequest;
use OCP\IURLGenerator;
use OCP\IUserSession;
use OCP\Search\IProvider;
use OCP\Search\ISearchQuery;

/** Search in everything that can be searched: files, settings and what apps offer. */
final class SearchController extends OCSController {
	private const LIMIT = 5;
	private const MOST = 25;
	/** What one may search by elsewhere; none of the providers here can. */
	private const FILTERS = ['since', 'until', 'person'];

	public function __construct(
		string $appName,
		IRequest $request,
		private readonly AppManager $apps,
		private readonly FileProvider $files,
		private readonly SettingsProvider $settings,
		private readonly Router $router,
		private readonly IURLGenerator $urls,
		private readonly IUserSession $session,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param string $from address of the page that the reader is on
	 * @return DataResponse<Http::STATUS_OK, list<array<string, mixed>>, array{}>
	 */
	#[ApiRoute(verb: 'GET', url: '/providers', root: '/search')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function providers(string $from = ''): DataResponse {
		[$route, $parameters] = $this->place($from);
		$shown = [];
		foreach ($this->all() as $id => [$app, $provider]) {
			$order = $provider->getOrder($route, $parameters);
			if ($order !== null) {
				$shown[] = [
					'id' => $id,
					'appId' => $app,
					'name' => $provider->getName(),
					'icon' => $this->icon($app, $id),
					'order' => $order,
					'isExternalProvider' => false,
					'triggers' => [$id],
					'filters' => ['term' => 'string'],
					'inAppSearch' => false,
				];
			}
		}
		usort($shown, static fn (array $one, array $other): int => $one['order'] <=> $other['order']);
		$response = new DataResponse($shown);
		$response->setETag(md5(json_encode($shown, JSON_THROW_ON_ERROR)));
		return $response;
	}

	/**
	 * @param int|string|null $cursor where the last answer ended
	 * @param string $from address of the page that the reader is on
	 * @return DataResponse<Http::STATUS_*, array<string, mixed>|string, array{}>
	 * @throws \InvalidArgumentException when there is no such provider; the host answers 500 to that
	 */
	#[ApiRoute(verb: 'GET', url: '/providers/{providerId}/search', root: '/search')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function search(
		string $providerId,
		string $term = '',
		?int $sortOrder = null,
		?int $limit = null,
		$cursor = null,
		string $from = '',
	): DataResponse {
		$provider = $this->all()[$providerId][1] ?? null;
		foreach (self::FILTERS as $filter) {
			if ($provider !== null && $this->request->getParam($filter) !== null) {
				return new DataResponse("Provider $providerId doesn’t support filter $filter.", Http::STATUS_BAD_REQUEST);
			}
		}
		if (trim($term) === '') {
			return new DataResponse('No valid filters provided', Http::STATUS_BAD_REQUEST);
		}
		$user = $this->session->getUser();
		if ($provider === null || $user === null) {
			throw new \InvalidArgumentException("Provider $providerId is unknown");
		}
		[$route, $parameters] = $this->place($from);
		$size = max(1, min($limit ?? self::LIMIT, self::MOST));
		return new DataResponse(
			$provider->search($user, new Query($term, $sortOrder ?? ISearchQuery::SORT_DATE_DESC, $size, $cursor, $route, $parameters))
				->jsonSerialize(),
		);
	}

	/** @return array<string, array{string, IProvider}> app and provider, by the provider's id */
	private function all(): array {
		$all = ['files' => ['files', $this->files], 'settings' => ['settings', $this->settings]];
		foreach ($this->apps->searchProviders() as [$app, $provider]) {
			$all[$provider->getId()] = [$app, $provider];
		}
		return $all;
	}

	/** @return array{string, array<string, mixed>} the route and parameters that an address leads to; '' and none when to nothing */
	private function place(string $address): array {
		$parts = parse_url($address);
		$path = $parts === false ? '' : rawurldecode($parts['path'] ?? '');
		parse_str($parts === false ? '' : $parts['query'] ?? '', $query);
		try {
			$match = $path === '' ? null : $this->router->match(false, 'GET', $path);
		} catch (WrongVerb) {
			$match = null;
		}
		$controller = $match === null ? '' : (string)preg_replace('/^.*\\\\|Controller$/', '', $match->class);
		/** @var array<string, mixed> $parameters */
		$parameters = [...array_diff_key($match->variables ?? [], ['_route' => true]), ...$query];
		return [match ($match?->class) {
			null => '',
			FilesController::class => 'files.View.index',
			default => "$match->app.$controller.$match->method",
		}, $parameters];
	}

	private function icon(string $app, string $provider): string {
		if (in_array($app, AppManager::BUILT_IN, true)) {
			return $app === 'files' ? '/core/img/folder.svg' : '/core/img/settings.svg';
		}
		foreach ([[$provider, "$provider.svg"], [$provider, 'app.svg'], [$app, "$provider.svg"], [$app, "$app.svg"], [$app, 'app.svg']] as [
			$owner,
			$file
		]) {
			try {
				return $this->urls->imagePath($owner, $file);
			} catch (\RuntimeException) {
				continue;
			}
		}
		return '/core/img/apps.svg';
	}
}
