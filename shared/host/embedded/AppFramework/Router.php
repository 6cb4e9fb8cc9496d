<?php
declare(strict_types=1);
namespace Host\AppFramework;

use Host\Accounts\{LoginController, ProvisioningController};
use Host\AppFramework\Kernel;
use Host\Settings\SettingsController;
use OCP\AppFramework\Http\Attribute\Route;

/** Routes of the asked app only: appinfo/routes.php, then the attributes of lib/Controller/*Controller.php. First match wins. */
final class Router {
	public function __construct(private Kernel $kernel, private AppManager $apps) {
	}

	/** @return array{string, string, string, array}|int|null app, class, method, parameters; 405 for a known path with another verb */
	public function match(string $type, string $verb, string $path): array|int|null {
		$routes = [];
		if (preg_match('#^/apps/(?!groupfolders/)([a-z0-9_]+)(/.*|$)#', $path, $m)) {
			if (isset($this->apps->apps()[$m[1]])) {
				$routes = $this->routesOf($m[1])[$type] ?? [];
			}
		} else {
			$routes = $this->own()[$type] ?? [];
		}
		$known = null;
		foreach ($routes as [$v, $regex, $app, $class, $method, $defaults]) {
			if (!preg_match($regex, $path, $parameters)) {
				continue;
			}
			if ($v === $verb || ($verb === 'HEAD' && $v === 'GET')) {
				return [$app, $class, $method, array_filter($parameters, is_string(...), ARRAY_FILTER_USE_KEY) + $defaults + ['_route' => strtolower("$app." . preg_replace('/^.*\\\\|Controller$/', '', $class) . ".$method")]];
			}
			$known = 405;
		}
		return $known;
	}

	private function own(): array {
		$files = array_map(fn ($c) => (new \ReflectionClass($c))->getFileName(), $this->kernel->parts['controllers']);
		return $this->cached('own', $files, fn () => $this->attributes('core', $this->kernel->parts['controllers']));
	}

	private function routesOf(string $app): array {
		$info = $this->apps->apps()[$app];
		$files = glob($info['dir'] . '/lib/Controller/*Controller.php') ?: [];
		$table = $info['dir'] . '/appinfo/routes.php';
		return $this->cached($app, is_file($table) ? [...$files, $table] : $files, function () use ($app, $info, $files, $table) {
			$ns = 'OCA\\' . $info['namespace'] . '\\Controller\\';
			$routes = [];
			foreach (is_file($table) ? (require $table) ?: [] : [] as $type => $list) {
				foreach ($type === 'resources' ? [] : $list as $r) {
					[$controller, $method] = explode('#', $r['name']);
					$class = $ns . str_replace(' ', '', ucwords(str_replace('_', ' ', $controller))) . 'Controller';
					$method = lcfirst(str_replace(' ', '', ucwords(str_replace('_', ' ', $method))));
					$routes[$type][] = $this->route($app, $class, $method, $r['verb'] ?? 'GET', $r['url'], $r['requirements'] ?? [], $r['defaults'] ?? [], $r['root'] ?? "/apps/$app");
				}
			}
			return array_merge_recursive($routes, $this->attributes($app, array_map(fn ($f) => $ns . basename($f, '.php'), $files)));
		});
	}

	private function attributes(string $app, array $classes): array {
		$routes = [];
		foreach ($classes as $class) {
			foreach ((new \ReflectionClass($class))->getMethods(\ReflectionMethod::IS_PUBLIC) as $method) {
				foreach ($method->getAttributes(Route::class, \ReflectionAttribute::IS_INSTANCEOF) as $attribute) {
					$r = $attribute->newInstance();
					$routes[$r->type][] = $this->route($app, $class, $method->getName(), $r->verb, $r->url, $r->requirements ?? [], $r->defaults ?? [], $r->root ?? ($app === 'core' ? '' : "/apps/$app"));
				}
			}
		}
		return $routes;
	}

	private function route(string $app, string $class, string $method, string $verb, string $url, array $requirements, array $defaults, string $root): array {
		$regex = preg_replace_callback('/\\\\\{(\w+)\\\\\}|\{(\w+)\}/', fn ($m) => '(?<' . ($m[1] ?: $m[2]) . '>' . ($requirements[$m[1] ?: $m[2]] ?? '[^/]+') . ')', preg_quote($root . $url, '#'));
		return [strtoupper($verb), '#^' . (rtrim($regex, '/') ?: '/') . ($url === '/' ? '/?' : '') . '$#D', $app, $class, $method, $defaults];
	}

	private function cached(string $key, array $files, callable $make): array {
		$cache = $this->kernel->settings->data . "/cache/routes-$key.php";
		if (@filemtime($cache) > max(array_map('filemtime', [...$files, __FILE__]))) {
			return require $cache;
		}
		$routes = $make();
		file_put_contents($cache, '<?php return ' . var_export($routes, true) . ';', LOCK_EX);
		return $routes;
	}
}
