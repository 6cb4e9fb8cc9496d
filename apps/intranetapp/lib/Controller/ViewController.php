<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Controller;

use OCA\IntranetApp\AppInfo\Application;
use OCA\IntranetApp\Service\Site\FirstScreen;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\ContentSecurityPolicy;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\AppFramework\Services\IInitialState;
use OCP\IRequest;
use OCP\Util;

/** The single HTML page of the Intranet; the URL decides what it shows. */
final class ViewController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IInitialState $initialState,
		private readonly FirstScreen $start,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param string $path id of a page, or `-/search`
	 * @return TemplateResponse<Http::STATUS_OK, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/')]
	#[FrontpageRoute(verb: 'GET', url: '/p/{path}', requirements: ['path' => '.*'], postfix: 'deep')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function index(string $path = ''): TemplateResponse {
		$start = $this->start->find($path);
		$this->initialState->provideInitialState('start', $start);
		Util::addScript(Application::APP_ID, Application::APP_ID . '-main');
		Util::addStyle(Application::APP_ID, Application::APP_ID . '-main');
		$response = new TemplateResponse(Application::APP_ID, 'main');
		$response->setContentSecurityPolicy(self::policy($start['videoDomains'], $start['externalImages']));
		return $response;
	}

	/**
	 * Pages may show images from any server unless an admin forbids it, and players from the hosts an admin allowed.
	 *
	 * @param list<string> $videoDomains
	 */
	private static function policy(array $videoDomains, bool $externalImages): ContentSecurityPolicy {
		$policy = new ContentSecurityPolicy();
		if ($externalImages) {
			$policy->addAllowedImageDomain('*');
		}
		foreach ($videoDomains as $domain) {
			$policy->addAllowedFrameDomain("https://$domain");
			$policy->addAllowedFrameDomain("https://*.$domain");
		}
		return $policy;
	}
}
