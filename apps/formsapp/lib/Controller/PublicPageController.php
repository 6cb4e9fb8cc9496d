<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Controller;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Host\PageAddresses;
use OCA\FormsApp\Http\LinkVisit;
use OCA\FormsApp\Model\Link\LinkPage;
use OCA\FormsApp\Model\Link\PageState;
use OCA\FormsApp\Service\Page\LinkPages;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\Attribute\PublicPage;
use OCP\AppFramework\Http\ContentSecurityPolicy;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\IRequest;

/**
 * The page on which people answer a form: a document of its own, without anything of Nextcloud's around it. Pages of other websites may
 * show the one of `embed` in a frame (docs/host-facts.md, "Sessions and headers").
 */
final class PublicPageController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly LinkVisit $visit,
		private readonly LinkPages $pages,
		private readonly PageAddresses $addresses,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/f/{hash}')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function show(string $hash): TemplateResponse {
		return $this->answer($this->pages->show($hash, $this->visit->respondent(), $this->userId), self::policy());
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/f/{hash}/embed')]
	#[PublicPage]
	#[NoCSRFRequired]
	public function embed(string $hash): TemplateResponse {
		$page = $this->pages->embed($hash, $this->visit->guest());
		return $this->answer($page, self::framed($page->framedBy ?? []));
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	private function answer(LinkPage $page, ContentSecurityPolicy $policy): TemplateResponse {
		$response = new TemplateResponse(
			Application::APP_ID,
			'public',
			['page' => $page, 'addresses' => $this->addresses],
			TemplateResponse::RENDER_AS_BLANK,
			self::status($page->state),
		);
		$response->setContentSecurityPolicy($policy);
		return $response;
	}

	/** As on every page, and a worker of our own: it solves challenges. */
	private static function policy(): ContentSecurityPolicy {
		$policy = new ContentSecurityPolicy();
		$policy->addAllowedWorkerSrcDomain("'self'");
		return $policy;
	}

	/** @param list<string> $origins */
	private static function framed(array $origins): ContentSecurityPolicy {
		$policy = self::policy();
		foreach ($origins as $origin) {
			$policy->addAllowedFrameAncestorDomain($origin);
		}
		return $policy;
	}

	/** @return Http::STATUS_* */
	private static function status(PageState $state): int {
		return match ($state) {
			// Pages that ask for something are no failures.
			PageState::Open, PageState::Password, PageState::Login => Http::STATUS_OK,
			PageState::NotOpen, PageState::NotInvited => Http::STATUS_FORBIDDEN,
			PageState::Expired, PageState::Full => Http::STATUS_GONE,
			PageState::Unknown => Http::STATUS_NOT_FOUND,
		};
	}
}
