<?php
declare(strict_types=1);
namespace Host\AppFramework;

use Host\Accounts\{Groups, LoginController, ProvisioningController, Session, Users};
use Host\AppFramework\{AppManager, Container, Dispatcher, Events, Logger, OcsResponse, Request, Router};
use Host\Config\Config;
use Host\L10N\L10NFactory;
use Host\Database\Connection;
use Host\Page\{Page, UrlGenerator};
use Host\Settings\SettingsController;
use OCP\AppFramework\Http\{JSONResponse, RedirectResponse, Response};

/** One request: settings and services, who is it, which app and route, answer. */
final class Kernel {
	public static self $it;
	public readonly Container $services;
	private array $apps = [];

	public readonly array $parts;

	public function __construct(public readonly Settings $settings) {
		self::$it = $this;
		$this->services = $s = new Container();
		/** @var array{services: array<string, string>, controllers: list<class-string>, commands: list<class-string>} $parts */
		$parts = require dirname(__DIR__) . '/parts.php';
		$this->parts = $parts;
		foreach ($parts['services'] as $interface => $class) {
			$s->registerAlias($interface, $class);
		}
		$s->set(Settings::class, $settings);
		$s->set(self::class, $this);
	}

	public function get(string $class): mixed {
		return $this->services->get($class);
	}

	public function page(): Page {
		return $this->services->get(Page::class);
	}

	public function appContainer(string $app): Container {
		return $this->apps[$app] ??= $this->makeContainer($app);
	}

	private function makeContainer(string $app): Container {
		$c = new Container($this->services);
		foreach (['appName', 'AppName'] as $name) {
			$c->set($name, $app);
		}
		foreach (['userId', 'UserId'] as $name) {
			$c->registerService($name, fn () => $this->get(Session::class)->getUser()?->getUID());
		}
		$c->registerService(\OCP\IL10N::class, fn () => $this->get(L10NFactory::class)->get($app));
		$c->registerService(\OCP\AppFramework\Services\IInitialState::class, fn () => new \Host\Page\InitialState($this->page(), $app));
		$c->set(\OCP\AppFramework\IAppContainer::class, $c);
		return $c;
	}

	public function handle(): void {
		$request = $this->get(Request::class);
		$path = $request->path;
		$ocs = preg_match('#^/ocs/v([12])\.php(/.*)$#', $path, $m) ? (int)$m[1] : 0;
		$path = $ocs ? $m[2] : (preg_replace('#^/index\.php(?=/|$)#', '', $path) ?: '/');
		$session = $this->get(Session::class);
		try {
			if ($path === '/status.php') {
				$this->emit(new JSONResponse(['installed' => true, 'maintenance' => false, 'needsDbUpgrade' => false, 'version' => $this->settings->version, 'versionstring' => substr($this->settings->version, 0, 6), 'edition' => '', 'productname' => 'Embedded host', 'extendedSupport' => false]));
				return;
			}
			if (!$session->login($request)) {
				$this->emit($ocs ? OcsResponse::early(997, 'Unauthorised', 401, $request->getFormat(), $ocs)->addHeader('WWW-Authenticate', 'Basic realm="Authorisation Required"')
					: ($request->wantsHtml() ? $this->page()->error(401, '') : new JSONResponse(['message' => ''], 401)));
				return;
			}
			if ($session->lacksSameSite($request)) {
				$this->emit(new RedirectResponse($_SERVER['REQUEST_URI'], 302));
				return;
			}
			$this->get(AppManager::class)->boot();
			if (preg_match('#^/remote\.php(/dav/.*)$#', $request->path, $m)) {
				$this->get(\Host\Dav\Server::class)->handle($m[1]);
				return;
			}
			if ($path === '/' && !$ocs) {
				$this->emit(new RedirectResponse($session->getUser() ? '/index.php/settings/user' : '/index.php/login'));
				return;
			}
			$this->emit($this->answer($request, $path, $ocs));
		} catch (\Throwable $e) {
			$this->get(Logger::class)->error($e->getMessage(), ['exception' => $e]);
			$this->emit($ocs ? OcsResponse::early(996, "Internal Server Error\n", 500, $request->getFormat(), $ocs) : $this->page()->error(500, 'Internal Server Error'));
		}
	}

	private function answer(Request $request, string $path, int $ocs): Response {
		$found = $this->get(Router::class)->match($ocs ? 'ocs' : 'routes', $request->getMethod(), $path);
		if ($found === 405) {
			return new Response(405);
		}
		if ($found === null) {
			return $ocs ? OcsResponse::early(998, "Invalid query, please check the syntax. API specifications are here: http://www.freedesktop.org/wiki/Specifications/open-collaboration-services.\n", 404, $request->getFormat(), $ocs)
				: ($request->getHeader('Accept') === 'application/json' ? new Response(404) : $this->page()->error(404, 'Page not found'));
		}
		[$app, $class, $method, $parameters] = $found;
		$request->addUrlParameters($parameters);
		return (new Dispatcher($this, $request, $app, $ocs))->dispatch($class, $method);
	}

	private function emit(Response $response): void {
		$body = $response->render();
		http_response_code($response->getStatus());
		header('Referrer-Policy: no-referrer');
		header('X-Content-Type-Options: nosniff');
		header('X-Frame-Options: SAMEORIGIN');
		if ($user = $this->get(Session::class)->getUser()) {
			header('X-User-Id: ' . rawurlencode($user->getUID()));
		}
		foreach ($response->getHeaders() as $name => $value) {
			header("$name: $value");
		}
		if ($response->getStatus() !== 304) {
			echo $body;
		}
	}
}
